import { defineConfig } from 'vite';

/**
 * The server as plain JavaScript. Our own packages are bundled; what npm gave stays in node_modules, and so does
 * the storefront's server entry, which is a build of its own.
 */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node24',
    minify: false,
    sourcemap: true,
    rollupOptions: {
      input: { main: 'src/main.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      external: [/^@dasturxon\/storefront/],
    },
  },
  ssr: { noExternal: [/^@dasturxon\/(core|sandbox)/], target: 'node' },
});
