import { defineConfig, mergeConfig } from 'vitest/config';

import { storefrontConfig } from './vite.shell.ts';

export default mergeConfig(
  storefrontConfig(),
  defineConfig({ test: { environment: 'happy-dom', include: ['src/**/*.test.{ts,tsx}'] } }),
);
