import { defineConfig } from 'vitest/config';

// Some of these start programs: a machine that does other work besides must not decide what is proven.
export default defineConfig({ test: { include: ['src/**/*.test.ts'], testTimeout: 60_000 } });
