import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/testing/clean-up.ts'],
    // The application is read once a worker instead of once a file; databases are one a file still (clean-up.ts).
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
