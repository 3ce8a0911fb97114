import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { verbatimValues } from './verbatim-values.ts';

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
