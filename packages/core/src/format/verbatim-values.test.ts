import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { showVerbatim, verbatimValues } from './verbatim-values.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };

/** Lingui's last step: one pass over the text with its values in it. */
const decode = (text: string) =>
  text.replace(/\\u([a-fA-F0-9]{4})|\\x([a-fA-F0-9]{2})/g, (_, unicode: string, hex: string) =>
    String.fromCharCode(Number.parseInt(unicode ?? hex, 16)),
  );

const backslashes = fc.string({ unit: fc.constantFrom('\\', 'u', 'x', '0', '3', 'c', '5', '<', 'a') });

test('T41 a value survives the decoding of escapes exactly', () => {
  fc.assert(
    fc.property(fc.oneof(backslashes, fc.string()), backslashes, (text, other) => {
      const values = verbatimValues({ text, other });
      expect(decode(`${values.text}: ${values.other}`)).toBe(`${text}: ${other}`);
    }),
    runs,
  );
});

test('T41 values without a backslash are passed through', () => {
  const values = { count: 3, name: 'Plov' };
  expect(verbatimValues(values)).toBe(values);
  expect(verbatimValues(undefined)).toBeUndefined();
});

test('T41 both ways to translate a message show its values as they were given', () => {
  const filled = (text: string, values: Readonly<Record<string, unknown>> = {}) =>
    decode(text.replace('{name}', String(values['name'])));
  const translate = (
    message: string | { id?: string; values?: Readonly<Record<string, unknown>> },
    values?: Readonly<Record<string, unknown>>,
  ) =>
    typeof message === 'string'
      ? filled(message, values)
      : filled(message.id ?? '', message.values ?? values);
  const i18n = showVerbatim({ _: translate, t: translate });
  const name = String.raw`\u003cb\u003e`;
  expect(i18n._('Hi {name}', { name })).toBe(`Hi ${name}`);
  expect(i18n.t('Hi {name}', { name })).toBe(`Hi ${name}`);
  expect(i18n._({ id: 'Hi {name}', values: { name } })).toBe(`Hi ${name}`);
});
