import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    testTimeout: 30_000,
    setupFiles: ['./src/testing/property-runs.ts'],
    coverage: { provider: 'v8', include: ['src/**'], exclude: ['src/testing/**', '**/*.test.ts'] },
  },
});
