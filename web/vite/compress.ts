import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const WORTH_IT = /\.(html|js|css|svg|json|webmanifest)$/

/** Beside every text that is served, the same text compressed: the service only has to pick. */
export function compress(): Plugin {
  let folder = ''
  return {
    name: 'compress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    writeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!WORTH_IT.test(name)) continue
        const text = readFileSync(resolve(folder, name))
        writeFileSync(resolve(folder, `${name}.gz`), gzipSync(text, { level: 9 }))
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
        writeFileSync(resolve(folder, `${name}.br`), brotliCompressSync(text, { params: quality }))
      }
    },
  }
}
