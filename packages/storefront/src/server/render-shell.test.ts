import { expect, test } from 'vitest';

import { aPageInput } from '../testing/page-input.ts';
import { renderShell } from './render-shell.tsx';

test('RT-02 a screen’s styles are preloaded as its chunks ask for them: else a browser fetches them twice and says so', () => {
  const screenFiles = () => ({ scripts: [], styles: ['/assets/screen.css'] });
  const input = aPageInput({ path: '/about' });
  const { html } = renderShell({ ...input, assets: { ...input.assets, screenFiles } });
  expect(html).toContain('<link rel="preload" as="style" crossorigin href="/assets/screen.css">');
});
