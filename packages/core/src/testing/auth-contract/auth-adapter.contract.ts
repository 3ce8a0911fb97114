import { describe, expect, test } from 'vitest';

import { type AuthAdapter, AuthDeclined, type AuthPrompt } from '../../auth/auth-adapter.ts';

/** The person an adapter is tried with. */
export type TriedCustomer = {
  /** The host vouches for them: init data in a messenger, a web session in a payment app. */
  known: boolean;
  /** They give their phone when asked. */
  agrees: boolean;
};

/** Answers from a list: the phone, then one code after the other. */
export function answering(agrees: boolean, ...codes: string[]): AuthPrompt {
  return {
    askPhone: () => (agrees ? Promise.resolve('+998901234567') : Promise.reject(new AuthDeclined())),
    askCode: () => Promise.resolve(codes.shift() ?? '000000'),
  };
}

/**
 * The contract of every host's sign-in (TEN-07). Each adapter's test calls this with a way to set the scene; a host
 * without automatic sign-in passes `neverKnows`.
 */
export function describeAuthAdapter(
  name: string,
  arrange: (customer: TriedCustomer) => AuthAdapter,
  { neverKnows = false }: { neverKnows?: boolean } = {},
): void {
  describe(`${name} keeps the AuthAdapter contract`, () => {
    if (!neverKnows)
      test('TEN-07 restores a customer known to the host without a question', async () => {
        const session = await arrange({ known: true, agrees: false }).restore();
        expect(session?.token).toEqual(expect.any(String));
      });

    test('TEN-07 restores no user that the host does not know', async () => {
      await expect(arrange({ known: false, agrees: true }).restore()).resolves.toBeNull();
    });

    test('TEN-07 signs in a customer who agrees', async () => {
      const session = await arrange({ known: false, agrees: true }).signIn(answering(true, '123456'));
      expect(session.token).not.toBe('');
      expect(session.user.phone).toMatch(/^\+?\d{7,15}$/);
    });

    test('TEN-07 rejects with AuthDeclined when the customer declines', async () => {
      const signIn = arrange({ known: false, agrees: false }).signIn(answering(false));
      await expect(signIn).rejects.toBeInstanceOf(AuthDeclined);
    });
  });
}
