import { existsSync, readdirSync } from 'node:fs';

import { defineConfig } from 'vite';

const FOLDER = 'dist/assets';
/** The files of the app, which is built before the worker. */
const files = existsSync(FOLDER)
  ? readdirSync(FOLDER).filter((name) => /\.(?:js|css|woff2)$/.test(name))
  : [];

/** The service worker: one file of its own, with the names of the app's files written into it. */
export default defineConfig({
  define: { __FILES__: JSON.stringify(files.map((name) => `/assets/admin/assets/${name}`)) },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: 'src/service-worker/worker.ts',
      output: { format: 'iife', entryFileNames: 'office-worker.js' },
    },
  },
});
