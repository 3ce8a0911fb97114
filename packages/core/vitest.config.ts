import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Nothing here has a state that one file could leave to the next (no clock, no chance, no globals).
    isolate: false,
    // Vitest leaves one core to itself, which is half of a small machine.
    maxWorkers: 2,
    testTimeout: 120_000,
    setupFiles: ['./src/testing/properties/property-runs.ts'],
    coverage: {
      provider: 'v8',
      include: ['src/**'],
      exclude: ['src/testing/**', '**/*.test.ts'],
      // A run with coverage fails below these; see the README.
      thresholds: { lines: 97, branches: 97, functions: 97, statements: 97 },
    },
  },
});
