import { expect, test } from 'vitest';

import { aPageInput } from '../testing/page-input.ts';
import { renderShell } from './render-shell.tsx';

test('RT-02 a screen’s styles are preloaded as its chunks ask for them: else a browser fetches them twice and says so', () => {
  const screenFiles = () => ({ scripts: [], styles: ['/assets/screen.css'] });
  const input = aPageInput({ path: '/about' });
  const { html } = renderShell({ ...input, assets: { ...input.assets, screenFiles } });
  expect(html).toContain('<link rel="preload" as="style" crossorigin href="/assets/screen.css">');
});

test('NAV-06 a page that the merchant has switched off has the title of the 404 page, and no search engine keeps it', () => {
  const { html } = renderShell(aPageInput({ path: '/vacancy', isKnown: false }));
  expect(html).toMatch(/<title>Page Not Found · /);
  expect(html).toContain('<meta name="robots" content="noindex">');
});

test('SET-05 one that is on has its own, and is kept', () => {
  const { html } = renderShell(aPageInput({ path: '/vacancy' }));
  expect(html).toMatch(/<title>Vacancies · /);
  expect(html).not.toContain('noindex');
});
