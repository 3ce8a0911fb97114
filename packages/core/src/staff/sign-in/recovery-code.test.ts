import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readRecoveryCode, recoveryCode } from './recovery-code.ts';

test('every code is read back as it was written, also in small letters and without the hyphen', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 10, maxLength: 10 }), (random) => {
      const code = recoveryCode(random);
      const stored = code.replace('-', '');
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
      expect([code, code.toLowerCase(), stored, ` ${code} `].map(readRecoveryCode)).toEqual(
        Array<string>(4).fill(stored),
      );
    }),
  );
});

test.each([
  ['letters that read like digits', 'oiL00-00000', '0110000000'],
  ['a code of the authenticator', '123456', null],
  ['one sign less', '7K3QM-X0B2', null],
  ['one sign more', '7K3QM-X0B2VV', null],
  ['U, which no code has', '7K3QM-X0B2U', null],
  ['nothing', '', null],
])('%s', (_, typed, expected) => {
  expect(readRecoveryCode(typed)).toBe(expected);
});
