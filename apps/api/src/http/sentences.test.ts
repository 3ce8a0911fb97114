import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { errorCodes, type ErrorCode } from '@dasturxon/core/api';
import { LANGUAGES, LOCALES } from '@dasturxon/core/kernel';
import PO from 'pofile';
import { expect, test } from 'vitest';

import { packageRoot } from '../kernel/package-root.ts';
import { MESSAGES } from './messages.ts';
import { describe, sentence } from './sentences.ts';

const codes = Object.keys(errorCodes) as ErrorCode[];

test.each(LANGUAGES)('ERR-01 every code has a sentence in %s, with the same values in it', (language) => {
  const file = join(packageRoot(), 'locales', `${LOCALES[language]}.po`);
  const items = new Map(
    PO.parse(readFileSync(file, 'utf8')).items.map((item) => [item.msgid, item.msgstr[0]]),
  );
  const values = (text: string | undefined) => (text ?? '').match(/\{\w+\}/g) ?? [];
  for (const code of codes) {
    expect([code, items.get(code)]).toEqual([code, expect.stringMatching(/\S/)]);
    expect([code, values(items.get(code))]).toEqual([code, values(MESSAGES[code])]);
  }
  expect(items.size).toBe(codes.length);
});

test.each<[string, ErrorCode, string]>([['ERR-02', 'server.failed', 'Произошла ошибка, попробуйте позже']])(
  '%s stands verbatim in Russian',
  (_, code, text) => {
    expect(sentence(code, 'ru')).toBe(text);
  },
);

test.each<[string, ErrorCode, string]>([
  ['ERR-04', 'session.expired', 'Some things are out of date! Please log in again.'],
  ['ERR-09', 'delivery.outOfZone', 'Out of service zone'],
  [
    'ERR-10',
    'delivery.unavailable',
    'Delivery to the address you selected is currently unavailable. Please select another address.',
  ],
  ['ERR-11', 'product.unavailable', 'This product is not available'],
  ['ERR-12', 'product.notFound', 'Product not found'],
  ['ERR-13', 'product.notEnough', 'Not enough products! Maximum amount'],
  ['ERR-14', 'messenger.notFound', 'Messenger identifier not found, please restart bot'],
  ['ERR-15', 'branch.notFound', 'Filial not found'],
  ['ERR-16', 'branch.none', 'No branches'],
  ['ERR-17', 'branch.holiday', 'Today is a holiday'],
  ['ERR-18', 'code.wrong', 'Wrong code entered or sms code is expired'],
  ['ERR-28', 'merchant.idNotDefined', 'Merchant ID is not defined'],
  [
    'NAV-13',
    'merchant.deleted',
    'System deleted by admin. If this site belongs to you, contact your manager',
  ],
])('%s stands verbatim in English', (_, code, text) => {
  expect(sentence(code, 'eng')).toBe(text);
});

test('ERR-19 ERR-20 ERR-21 ERR-22 the four errors of a promo are four sentences in every language', () => {
  const four: ErrorCode[] = ['promo.inactive', 'promo.notStarted', 'promo.expired', 'promo.belowMinimum'];
  for (const language of LANGUAGES)
    expect(new Set(four.map((code) => sentence(code, language))).size).toBe(4);
});

test('VAL-13 the maximum amount is named when it is known', () => {
  expect(describe('product.notEnough', { available: 3 }).eng).toBe('Not enough products! Maximum amount 3');
});

test.each([
  ['eng', 'Add 50\u00a0000 UZS more.'],
  ['ru', '50\u00a0000 сум'],
] as const)('ERR-22 D43 in %s a sum that is missing is written as all prices are', (language, part) => {
  for (const code of ['order.belowMinimum', 'promo.belowMinimum'] as const)
    expect(sentence(code, language, { missing: 50_000 })).toContain(part);
});

test('TEN-11 Uzbek is written as on the screens: oʻ and gʻ with their own sign, the sum as in prices', () => {
  expect(codes.filter((code) => /[og][‘’'`]/i.test(sentence(code, 'uz')))).toEqual([]);
  expect(sentence('order.belowMinimum', 'uz', { missing: 5000 })).toContain('5\u00a0000 soʻm');
});
