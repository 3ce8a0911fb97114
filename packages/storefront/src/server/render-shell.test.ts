import { describe, expect, test } from 'vitest';

import { aPageInput } from '../testing/page-input.ts';
import { renderShell } from './render-shell.tsx';

test('RT-02 a screen’s styles are preloaded with the attributes of its chunks: else a browser fetches them twice and warns', () => {
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

test('B37 no search engine keeps the page of an order', () => {
  const { html } = renderShell(aPageInput({ path: '/profile/orders/-' }));
  expect(html).toContain('<meta name="robots" content="noindex">');
});

describe('ENT-12 SET-26 the codes that prove to Meta and Yandex whose site it is', () => {
  const metaPixel = { id: '123456789012345', content: 'm3ta-code' };
  const yandexMetrics = { id: '12345678', keys: ['aa11', 'bb22', '"><script>'] };
  const headWith = (isOn: boolean) =>
    renderShell(
      aPageInput({
        path: '/contact',
        settings: {
          metaPixel: { ...metaPixel, active: isOn },
          yandexMetrics: { ...yandexMetrics, enabled: isOn },
        },
      }),
    ).html.split('</head>')[0]!;

  test('ENT-12 stand in each page’s head, but for those that are none', () => {
    expect(headWith(true)).toContain('<meta name="facebook-domain-verification" content="m3ta-code">');
    expect(headWith(true).match(/yandex-verification" content="(\w+)"/g)).toEqual([
      'yandex-verification" content="aa11"',
      'yandex-verification" content="bb22"',
    ]);
  });

  test('SET-26 and of what is switched off, nothing', () => {
    expect(headWith(false)).not.toContain('verification');
  });
});
