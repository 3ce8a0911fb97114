import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const OTHERS = ['uz', 'ru', 'ar', 'kk', 'tr', 'zh'];
const catalogues = join(import.meta.dirname, '../../locales');

/** The translations of a language by their English: both catalogues together. */
function translationsOf(language: string): Map<string, string> {
  const texts = ['menu', 'screens'].map((name) =>
    readFileSync(join(catalogues, language, `${name}.po`), 'utf8').replaceAll('"\n"', ''),
  );
  const pairs = texts.join('\n').matchAll(/^msgid "(.*)"\nmsgstr "(.*)"$/gm);
  return new Map([...pairs].map(([, id = '', labels = '']) => [unquoted(id), unquoted(labels)]));
}

const unquoted = (text: string) => text.replaceAll('\\"', '"').replaceAll('\\n', '\n');
const catalogueOf = new Map([...OTHERS, 'en'].map((language) => [language, translationsOf(language)]));

test.each([
  ['NAV-06', 'Page not found: {path}'],
  ['NAV-07', 'Page Not Found'],
  ['NAV-07', 'Internal Server Error'],
  ['VAL-04', 'Please fill in this field!'],
  ['VAL-06 ERR-18', 'Wrong code entered or sms code is expired'],
  ['ST-10', 'Your order has been confirmed.'],
  ['ERR-04', 'Some things are out of date! Please log in again.'],
  ['ERR-05', 'Error in nominatim'],
  ['ERR-09', 'Out of service zone'],
  ['ERR-33 OV-06', 'Out of Service zone'],
  ['ERR-10', 'Delivery to the address you selected is currently unavailable. Please select another address.'],
  ['ERR-11', 'This product is not available'],
  ['ERR-12', 'Product not found'],
  ['ERR-13', 'Not enough products! Maximum amount {0}'],
  ['ERR-16', 'No branches'],
  ['ERR-17', 'Today is a holiday'],
  ['ERR-23', 'product copied'],
  ['ERR-24', 'added to cart'],
  ['ERR-25', 'quantity updated'],
  ['ERR-29', 'nothing found'],
  ['ERR-30 OV-18', 'Are you sure?'],
  ['ERR-31 OV-09', 'add new location'],
  ['ERR-32 OV-17', 'my locations'],
])('%s D76 "%s" is the English text and is translated into the six other languages', (_, labels) => {
  expect(catalogueOf.get('en')?.has(labels)).toBe(true);
  expect(OTHERS.filter((language) => !catalogueOf.get(language)?.get(labels))).toEqual([]);
});

test.each([
  ['ERR-26', 'uz', 'Iltimos Manzilga aniqlashga ruxsat bering!'],
  ['VAL-04', 'uz', "Iltimos, ushbu maydonni to'ldiring!"],
])('%s D76 has this text in %s: "%s"', (_, language, labels) => {
  expect([...(catalogueOf.get(language)?.values() ?? [])]).toContain(labels);
});
