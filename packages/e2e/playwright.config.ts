import { existsSync } from 'node:fs';

import { DEFAULT_ZONE } from '@dasturxon/core/kernel';
import { CHROMIUM_ARGS } from '@dasturxon/tooling/chromium';
import { defineConfig } from '@playwright/test';

/** The headless shell knows no kind of connection and would load pictures earlier than a browser does on 4G. */
const AS_ON_4G = '--blink-settings=lazyLoadingImageMarginPxUnknown=1250';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';
const executablePath =
  process.env['CHROMIUM_PATH'] ?? (existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined);

/** The product in a phone-sized Chromium, against the real server that `global-setup` starts once. */
export default defineConfig({
  testDir: 'src/specs',
  // Building the archive replaces the files that other specs are served: `E2E_RELEASE=1` runs it alone.
  testIgnore: process.env['E2E_RELEASE'] ? [] : ['**/release/**'],
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
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [...CHROMIUM_ARGS, AS_ON_4G, '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, isMobile: true, hasTouch: true },
    },
  ],
});
