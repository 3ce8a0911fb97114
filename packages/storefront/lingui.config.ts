import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** Two catalogues a language: what the menu page shows, sent with its bytes, and everything else. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['uz', 'ru', 'en', 'ar', 'kk', 'tr', 'zh'],
  catalogs: [
    { path: '<rootDir>/locales/{locale}/menu', include: ['src/app', 'src/menu', 'src/i18n/menu-texts'] },
    {
      path: '<rootDir>/locales/{locale}/screens',
      include: ['src/screens', 'src/features', 'src/i18n'],
      exclude: ['src/i18n/menu-texts'],
    },
  ],
  format: formatter({ lineNumbers: false }),
});
