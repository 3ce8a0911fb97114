import { describe, expect, test } from 'vitest';

import { LANGUAGES } from '../../kernel/language.ts';
import { localizedText } from '../../kernel/localized-text.ts';
import { starterText } from '../../onboarding/starter-texts/starter-texts.ts';
import { POLICY_TYPES } from '../policy.schema.ts';
import { fillFacts, type TextFacts } from './text-facts.ts';

const facts: TextFacts = {
  brand: localizedText({ uz: 'Osh & Non', ru: 'Ош <и> нон' }),
  address: 'Amir Temur 1',
  phone: '+998 71 200 00 00',
};
const filled = (uz: string, change: Partial<TextFacts> = {}) =>
  fillFacts(localizedText({ uz }), { ...facts, ...change }).uz;

describe('BO-381 placeholders of a text', () => {
  test('are filled in with escaped facts, in the language of the text', () => {
    const text = fillFacts(localizedText({ uz: '<p>{brand}</p>', ru: '<p>{brand}, {phone}</p>' }), facts);
    expect(text).toEqual({
      uz: '<p>Osh &amp; Non</p>',
      ru: '<p>Ош &lt;и&gt; нон, +998 71 200 00 00</p>',
      eng: '',
    });
  });

  test.each([
    ['<ul><li>{brand}</li><li>{phone}</li></ul><p>a</p>', '<ul><li>Osh &amp; Non</li></ul><p>a</p>'],
    ['<p>Call <b>{phone}</b>.</p><p>b</p>', '<p>b</p>'],
    ['{phone}', ''],
    ['<p>{price} {brand}</p>', '<p>{price} Osh &amp; Non</p>'],
  ])('without a phone, %s is %s', (html, expected) => {
    expect(filled(html, { phone: ' ' })).toBe(expected);
    expect(filled(html, { phone: null })).toBe(expected);
  });
});

describe('BO-381 texts to begin with', () => {
  test.each(POLICY_TYPES)('%s has a text in each language that names brand, address and phone', (type) => {
    for (const language of LANGUAGES) {
      const html = starterText(type, language);
      expect(html.length).toBeGreaterThan(100);
      for (const name of ['{brand}', '{address}', '{phone}']) expect(html).toContain(name);
      expect(html.replace(/<\/?(?:h2|p|i|ul|li)>/g, '')).not.toMatch(/[<>]/);
    }
  });

  test('the texts of all languages have equal blocks in equal order', () => {
    const shape = (html: string) => html.replace(/>[^<]+</g, '><');
    for (const type of POLICY_TYPES)
      expect(new Set(LANGUAGES.map((language) => shape(starterText(type, language)))).size).toBe(1);
  });

  test('the offer and the privacy policy begin with the note that a lawyer should read them', () => {
    for (const language of LANGUAGES)
      for (const type of ['TERMS', 'PRIVACY_POLICY'] as const)
        expect(starterText(type, language)).toMatch(/^<p><i>.+?<\/i><\/p>/);
  });
});
