import { FIELD_MESSAGES, type FieldPrompt } from '@dasturxon/core/validation';
import { expect, test } from 'vitest';

import { aStorefront } from '../../testing/index.ts';
import { fieldText, promptText } from './field-text.ts';
import { loadCatalog } from '../messages.ts';

const PARAMS = { limit: 7, min: 2, max: 50 };

test('VAL-01 every generic message has a text of its own', () => {
  const { i18n } = aStorefront();
  const texts = FIELD_MESSAGES.map((code) => fieldText(i18n, { code, params: PARAMS }));
  expect(new Set(texts).size).toBe(FIELD_MESSAGES.length);
  expect(texts.every((text) => text.length > 5 && !text.includes('{'))).toBe(true);
});

const PROMPTS: readonly FieldPrompt[] = ['name', 'phone', 'password', 'repeatedPassword', 'code'];

test('VAL-05 every prompt has a text', () => {
  const { i18n } = aStorefront();
  expect(PROMPTS.map((field) => promptText(i18n, field))).toEqual([
    'Enter your name',
    'Enter your phone number',
    'Enter a password',
    'Enter the password again',
    'Enter the code',
  ]);
});

test.each([
  ['eng', 'Please fill in this field!'],
  ['uz', "Iltimos, ushbu maydonni to'ldiring!"],
] as const)('VAL-04 a required field has the exact message in %s', async (language, labels) => {
  const { i18n } = aStorefront();
  i18n.loadAndActivate({ locale: 'xx', messages: await loadCatalog(language, true) });
  expect(fieldText(i18n, { code: 'required', params: {} })).toBe(labels);
});
