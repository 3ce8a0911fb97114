import { defineConfig } from 'vite';

import { storefrontConfig } from './vite.shell.ts';

/** The server's entry: everything bundled, since Node can load neither `.tsx` nor CSS modules. */
export default defineConfig({
  ...storefrontConfig(),
  // A build for Node keeps both of React's builds, and draws with the development one where `NODE_ENV` is not set.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/server/server.ts',
    outDir: 'dist/server',
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'server.js' } },
  },
  ssr: { noExternal: true },
});
