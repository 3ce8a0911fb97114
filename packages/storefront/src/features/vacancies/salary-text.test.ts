import { expect, test } from 'vitest';

import { salaryText } from './vacancy-facts.tsx';

const textOf = (salary: string, language: 'ru' | 'ar') =>
  salaryText(salary, language)
    .replace(/[\u2066\u2069\u200E]/g, '')
    .replaceAll('\u00A0', ' ');

test('SCR-09 bare numbers get the currency of the page, the merchant’s own text stays as it is', () => {
  expect(textOf('9 000 000 – 13 000 000', 'ru')).toBe('9 000 000 – 13 000 000 сум');
  expect(textOf('5 000 000', 'ar')).toBe('5 000 000 سوم');
  expect(textOf('по договорённости', 'ru')).toBe('по договорённости');
});
