import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** One catalogue a language: the back office is loaded whole. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['uz', 'ru', 'en', 'ar', 'kk', 'tr', 'zh'],
  catalogs: [{ path: '<rootDir>/locales/{locale}', include: ['src'] }],
  format: formatter({ lineNumbers: false }),
});
