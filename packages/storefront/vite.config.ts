import { defineConfig } from 'vite';

import { storefrontConfig } from './vite.shell.ts';

/** The server's entry: everything bundled, since Node can load neither `.tsx` nor CSS modules. */
export default defineConfig({
  ...storefrontConfig(),
  build: {
    ssr: 'src/server/server.ts',
    outDir: 'dist/server',
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'server.js' } },
  },
  ssr: { noExternal: true },
});
