import { test as base, type BrowserContext } from '@playwright/test';

import { serverPort } from './server/ask.ts';

export { expect } from '@playwright/test';

export type Brand = 'osh' | 'burger' | 'qahva' | 'bench';

type Options = {
  /** Whose site is visited. */
  brand: Brand;
  /** The language that this visitor has chosen before; null: the brand's own. */
  language: string | null;
};

type Fixtures = {
  /** Patterns of console errors that this test causes, such as a refused request. */
  expectedErrors: RegExp[];
  noConsoleErrors: void;
};

/** Where a brand's site is on this machine. */
export const siteOf = (brand: Brand): string => `http://${brand}.localhost:${serverPort()}`;

/** A test of one brand's site. It fails when the page logs an error or throws, unless the test declared it. */
export const test = base.extend<Options & Fixtures>({
  brand: ['osh', { option: true }],
  language: ['eng', { option: true }],
  baseURL: async ({ brand }, use) => use(siteOf(brand)),
  context: async ({ context, baseURL, language }, use) => {
    if (language && baseURL) await context.addCookies([{ name: 'lang', value: language, url: baseURL }]);
    await use(context);
  },
  expectedErrors: async ({}, use) => use([]),
  noConsoleErrors: [
    async ({ context, expectedErrors }, use) => {
      const errors = collectErrors(context);
      await use();
      const unexpected = errors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)));
      if (unexpected.length > 0)
        throw new Error(`The console has errors:\n${[...new Set(unexpected)].join('\n')}`);
    },
    { auto: true },
  ],
});

function collectErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => errors.push(String(error.error())));
  return errors;
}
