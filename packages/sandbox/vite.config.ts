import { defineConfig } from 'vite';

/** The scripts of the sandbox's own pages, one module each beside the parts that they share. */
export default defineConfig({
  base: '/sandbox/assets/',
  build: {
    outDir: 'dist',
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: ['console', 'chats', 'telegram', 'click', 'yandex-maps'].map((name) => `browser/${name}.ts`),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
