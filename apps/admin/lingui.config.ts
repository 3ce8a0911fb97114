import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** Pages that a shift at work does not open; `lazyWithMessages` alone draws them. */
const LAZY = [
  'audit',
  'branch-editor',
  'brand-file',
  'broadcasts',
  'connections',
  'content',
  'customers',
  'doctor',
  'drafts',
  'menu',
  'onboarding',
  'order-log',
  'pictures',
  'preview',
  'promotions',
  'reports',
  'reviews',
  'settings',
  'table-book',
  'zone-editor',
].map((folder) => `src/${folder}`);

/** Two catalogues a language: what staff at work see, loaded with the first page, and what the other pages show. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['uz', 'ru', 'en', 'ar', 'kk', 'tr', 'zh'],
  catalogs: [
    { path: '<rootDir>/locales/{locale}', include: ['src'], exclude: LAZY },
    { path: '<rootDir>/locales/lazy/{locale}', include: LAZY },
  ],
  format: formatter({ lineNumbers: false }),
});
