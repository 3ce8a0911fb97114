import path from 'node:path';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const QUIET_CHROMIUM = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-gpu',
];

const chromium = playwright({
  launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: QUIET_CHROMIUM },
});

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        // The same parts without their style sheets, which Node cannot import from a package.
        resolve: { alias: [{ find: /^@vkontakte\/vkui\/dist\/cssm$/, replacement: '@vkontakte/vkui' }] },
        test: {
          name: 'unit',
          environment: 'happy-dom',
          include: ['src/**/*.test.{ts,tsx}'],
          isolate: false,
          css: { modules: { classNameStrategy: 'non-scoped' } },
          setupFiles: ['src/testing/clean-up.ts'],
        },
      },
      {
        plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
        test: {
          name: 'stories',
          // The page loads the components once instead of once a file: half of the time.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            provider: chromium,
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
