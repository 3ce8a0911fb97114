import { describe, expect, test } from 'vitest';

import { aProduct } from '../testing/index.ts';
import { aDish, NAMELESS, search } from '../testing/searched-menu.ts';

describe('the order of what is found', () => {
  const named = [
    aProduct({ id: 'tag', name: NAMELESS, tags: ['palov'] }),
    aProduct({ id: 'description', name: NAMELESS, description: { ...NAMELESS, ru: 'как палов' } }),
    aDish('eng', '', '', 'Palov'),
    aDish('typo', 'Palob', 'x', 'x'),
    aDish('inside', 'Choyxonapalov', 'x', 'x'),
    aDish('begins', 'Palovxona', 'x', 'x'),
    aDish('ru', 'x', 'Палов', 'x'),
    aDish('uz', 'Palov', 'x', 'x'),
  ];

  test('MENU-10 D78 current language, then the others, then description and tags, then the near ones', () => {
    expect(search(named, 'palov', 'uz')).toEqual([
      'eng',
      'uz',
      'begins',
      'ru',
      'tag',
      'description',
      'inside',
      'typo',
    ]);
    expect(search(named, 'палов', 'ru').slice(0, 2)).toEqual(['eng', 'ru']);
  });

  test('MENU-10 D78 each language puts its own name first', () => {
    const own = [
      aDish('uz', 'Palov', 'x', 'x'),
      aDish('ru', 'x', 'Palov', 'x'),
      aDish('eng', 'x', 'x', 'Palov'),
    ];
    for (const language of ['uz', 'ru', 'eng'] as const)
      expect(search(own, 'palov', language)[0]).toBe(language);
    for (const language of ['kz', 'ar', 'tr', 'zh'] as const)
      expect(search(own, 'palov', language)[0]).toBe('ru');
  });

  test('MENU-10 a name that is shown because the current language has none counts as the current one', () => {
    expect(search([aDish('other', 'x', 'Palov'), aDish('shown', '', 'Palov')], 'palov', 'uz')).toEqual([
      'shown',
      'other',
    ]);
  });

  test('MENU-10 IMP-08 ties keep the order of the menu', () => {
    const same = ['c', 'a', 'b'].map((id) => aDish(id, 'Palov'));
    expect(search(same, 'palov')).toEqual(['c', 'a', 'b']);
  });

  test('MENU-10 a product is as good as its worst word', () => {
    const products = [
      aProduct({ id: 'far', name: { ...NAMELESS, uz: 'Palov' }, description: { ...NAMELESS, uz: 'katta' } }),
      aDish('near', 'Katta palov'),
    ];
    expect(search(products, 'katta palov')).toEqual(['near', 'far']);
    expect(search(products, 'palov katta')).toEqual(['near', 'far']);
  });

  test('MENU-10 one letter is looked for in names alone', () => {
    const products = [aProduct({ id: 'a', name: NAMELESS, tags: ['palov'] }), aDish('b', 'Palov')];
    expect(search(products, 'p')).toEqual(['b']);
    expect(search(products, 'pa')).toEqual(['b', 'a']);
  });
});
