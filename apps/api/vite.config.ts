import { defineConfig } from 'vite';

/**
 * The server as plain JavaScript. Our own packages are bundled, and of npm's those that consist of many small modules:
 * Node reads a package's whole package.json for each of its modules, which for drizzle-orm alone came to 150 MB. The
 * rest stays in node_modules, and so does the storefront's server entry, which is a build of its own.
 */
const IN_ONE_FILE = [
  /^@dasturxon\/(core|demo|sandbox)/,
  'drizzle-orm',
  'hono',
  '@hono/node-server',
  'valibot',
];

export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node24',
    minify: false,
    sourcemap: true,
    rollupOptions: {
      input: { main: 'src/main.ts', dasturxon: 'src/cli/dasturxon.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      external: [/^@dasturxon\/storefront/],
    },
  },
  ssr: { noExternal: IN_ONE_FILE, target: 'node' },
});
