import { DEFAULT_ZONE } from '@dasturxon/core/kernel';
import { defineConfig } from '@playwright/test';

import { launched } from './src/launched.ts';

/** The product in a phone-sized Chromium, against the real server that `global-setup` starts once. */
export default defineConfig({
  testDir: 'src/specs',
  // Building the archive replaces the files that other specs are served: `E2E_RELEASE=1` runs it alone.
  testIgnore: process.env['E2E_RELEASE'] ? [] : ['**/release/**'],
  // What is marked so, or is in a file `*.nightly.spec.ts`, runs with `E2E_WHOLE=1` alone.
  ...(!process.env['E2E_WHOLE'] && { grepInvert: /[@.]nightly\b/ }),
  globalSetup: './src/global-setup.ts',
  // Most of a spec is waiting for pages and servers: two processors serve three browsers.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Only what fails takes this long: a machine that does other work besides must not decide what is proven.
  timeout: 150_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  outputDir: 'test-results',
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Only its own spec allows the worker; elsewhere it would intercept requests before the test does.
    serviceWorkers: 'block',
    // A finger that is faster than any guest's would meet a sheet on its way up, and tap beside what is on it.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: DEFAULT_ZONE,
    launchOptions: launched(process.env['CHROMIUM_PATH']),
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, isMobile: true, hasTouch: true },
    },
  ],
});
