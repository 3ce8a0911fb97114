import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { ACCOUNT_FIELDS, CONNECTED_PROVIDERS, setFields, withFields } from './account-fields.ts';

describe('BO-240 the fields of an account', () => {
  test('typed fields are set, empty ones stay, and nothing else changes', () => {
    const type = fc.constantFrom(...CONNECTED_PROVIDERS);
    const text = fc.oneof(fc.constant(''), fc.constant('  '), fc.stringMatching(/^[a-z0-9]{1,8}$/));
    fc.assert(
      fc.property(type, fc.array(text, { minLength: 5, maxLength: 5 }), (provider, texts) => {
        const names = ACCOUNT_FIELDS[provider].map(({ name }) => name);
        const typed = Object.fromEntries(names.map((name, at) => [name, texts[at]!]));
        const given = names.filter((name) => typed[name]!.trim() !== '');
        const account = withFields({ networks: ['10.0.0.0/8'] }, typed);
        expect(setFields(provider, account)).toEqual(given);
        expect(account['networks']).toEqual(['10.0.0.0/8']);
        expect(withFields(account, Object.fromEntries(names.map((name) => [name, ' '])))).toEqual(account);
      }),
    );
  });

  test('one contract of two keeps what the other one has', () => {
    const both = { bank: { username: 'a' }, checkout: { terminalId: 't' } };
    expect(withFields(both, { 'bank.password': ' b ' })).toEqual({
      bank: { username: 'a', password: 'b' },
      checkout: { terminalId: 't' },
    });
  });
});
