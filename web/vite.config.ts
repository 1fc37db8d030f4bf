import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { catalogue } from './vite/catalogue'
import { compress } from './vite/compress'
import { fonts } from './vite/fonts'
import { rules } from './vite/rules'

const service = process.env.BEAUMONDE_SERVICE ?? 'http://127.0.0.1:8000'

// The client is built into the Python package, which serves it.
export default defineConfig({
  plugins: [svelte(), catalogue(), rules(), fonts(), compress()],
  build: {
    outDir: process.env.BEAUMONDE_CLIENT ?? '../src/beaumonde/server/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: service, ws: true } } },
})
