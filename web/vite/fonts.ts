import subset from 'subset-font'
import type { Plugin } from 'vite'

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, place) => place + 32))
const LETTERS = 'ÀÂÄÆÇÈÉÊËÎÏÑÔÖŒÙÛÜŸàâäæçèéêëîïñôöœùûüÿßáíóúãõåøÁÍÓÚÃÕÅØ'
const SIGNS = '\u00a0\u202f–—‘’‚“”„«»‹›…•·−×½€°'

/** Fonts with no more in them than people here read: names with other letters fall back on the machine's own. */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.woff2') || typeof file.source === 'string') continue
        file.source = await subset(Buffer.from(file.source), ASCII + LETTERS + SIGNS, { targetFormat: 'woff2' })
      }
    },
  }
}
