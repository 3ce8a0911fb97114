import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { isFresh, readInitData, readSharedContact } from './init-data.ts';
import { signatureOf } from './signed-answer.ts';

const V1 = {
  token: '7342037359:AAFZehRPBRs8Seg40oDjTMIW8uTGPuW1zfQ',
  raw: 'user=%7B%22id%22%3A279058397%2C%22first_name%22%3A%22Vladislav%20%2B%20-%20%3F%20%5C%2F%22%2C%22last_name%22%3A%22Kibenko%22%2C%22username%22%3A%22vdkfrost%22%2C%22language_code%22%3A%22ru%22%2C%22is_premium%22%3Atrue%2C%22allows_write_to_pm%22%3Atrue%2C%22photo_url%22%3A%22https%3A%5C%2F%5C%2Ft.me%5C%2Fi%5C%2Fuserpic%5C%2F320%5C%2F4FPEE4tmP3ATHa57u6MqTDih13LTOiMoKoLDRG4PnSA.svg%22%7D&chat_instance=8134722200314281151&chat_type=private&auth_date=1733584787&signature=zL-ucjNyREiHDE8aihFwpfR9aggP2xiAo3NSpfe-p7IbCisNlDKlo7Kb6G4D0Ao2mBrSgEk4maLSdv6MLIlADQ&hash=2174df5b000556d044f3f020384e879c8efcab55ddea2ced4eb752e93e7080d6',
};
const V2 = {
  token: '5768337691:AAH5YkoiEuPk8-FZa32hStHTqXiLPtAEhx8',
  raw: 'query_id=AAHdF6IQAAAAAN0XohDhrOrc&user=%7B%22id%22%3A279058397%2C%22first_name%22%3A%22Vladislav%22%2C%22last_name%22%3A%22Kibenko%22%2C%22username%22%3A%22vdkfrost%22%2C%22language_code%22%3A%22ru%22%2C%22is_premium%22%3Atrue%7D&auth_date=1662771648&hash=c501b71e775f74ce10e377dea85a7ea24ecd640b223ea86dfe453e0eaed2e2b2',
};
const V3 = {
  token: '7000000001:AAEexampleTokenForTests_do_not_use_0001',
  raw: 'user=%7B%22id%22%3A99281932%2C%22first_name%22%3A%22%D0%90%D0%BB%D0%B8%D1%88%D0%B5%D1%80%22%2C%22last_name%22%3A%22O%27ktamov%22%2C%22username%22%3A%22alisher_uz%22%2C%22language_code%22%3A%22uz%22%2C%22allows_write_to_pm%22%3Atrue%7D&chat_instance=-3788475317572404878&chat_type=sender&start_param=branch_12&auth_date=1760000000&hash=ce3d4d4182d9f451a22d4c23e4b492391e911816859b9e506e3ce30de075a3d9',
};
const CONTACT =
  'contact=%7B%22user_id%22%3A99281932%2C%22phone_number%22%3A%22998901234567%22%2C%22first_name%22%3A%22%D0%90%D0%BB%D0%B8%D1%88%D0%B5%D1%80%22%2C%22last_name%22%3A%22O%27ktamov%22%7D&auth_date=1760000005&hash=6ec5a97b221e8202abacbb8ea1e90fb23392354f8085c513b16562f99a64dad7';

/** Signs anything as the bot of V3: what a forger with the token could do, to reach the later checks. */
function signed(fields: Record<string, string>): string {
  const hash = signatureOf(new Map(Object.entries(fields)), V3.token).toString('hex');
  return Object.entries({ ...fields, hash })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

describe('T14 D28 init data', () => {
  test.each([
    ['with a signature', V1, '279058397', 'Vladislav + - ? /', 'ru'],
    ['of an old client', V2, '279058397', 'Vladislav', 'ru'],
    ['in Cyrillic with a start parameter', V3, '99281932', 'Алишер', 'uz'],
  ])('%s is read', (_, { raw, token }, telegramId, firstName, languageCode) => {
    expect(readInitData(raw, token)?.person).toMatchObject({ telegramId, firstName, languageCode });
  });

  test.each([
    ['with another bot’s token', V3.raw, V1.token],
    ['with another start parameter', V3.raw.replace('branch_12', 'branch_13'), V3.token],
    ['with a field more', `${V3.raw}&role=admin`, V3.token],
    ['with a field twice', `${V3.raw}&auth_date=1760000000`, V3.token],
    ['with its hash in capitals', V3.raw.replace(/hash=.*/, (hash) => hash.toUpperCase()), V3.token],
    ['without its signature', V1.raw.replace(/&signature=[^&]*/, ''), V1.token],
    ['with an empty part', V3.raw.replace('&chat_type', '&&chat_type'), V3.token],
    ['behind a question mark', `?${V3.raw}`, V3.token],
    ['spelled with small percent digits', V3.raw.replace('%D0', '%d0'), V3.token],
    ['of ten characters', 'user=%7B%7D', V3.token],
    ['of nothing', '', V3.token],
    ['without end', `${V3.raw}&a=${'x'.repeat(4_096)}`, V3.token],
  ])('%s is refused', (_, raw, token) => expect(readInitData(raw, token)).toBeNull());

  test.each([
    ['a date with letters', { user: '{"id":1}', auth_date: '176000a' }],
    ['a date with a fraction', { user: '{"id":1}', auth_date: '1760000000.5' }],
    ['a date below zero', { user: '{"id":1}', auth_date: '-1' }],
    ['no date', { user: '{"id":1}' }],
    ['no user', { auth_date: '1760000000' }],
    ['a user without an id', { user: '{"first_name":"A"}', auth_date: '1760000000' }],
    ['a user that is no JSON', { user: 'A', auth_date: '1760000000' }],
    ['a bot as its user', { user: '{"id":1,"is_bot":true}', auth_date: '1760000000' }],
    ['an id beyond whole numbers', { user: '{"id":1e30}', auth_date: '1760000000' }],
  ])('with a valid signature but %s is refused', (_, fields) => {
    expect(readInitData(signed(fields as Record<string, string>), V3.token)).toBeNull();
  });

  test.each(['web_app_v2', 'chat-instance', 'chatType', '2fa', 'v9.6', 'UPPER', '__proto__', 'constructor'])(
    'with a new signed field %s is read',
    (name) => {
      const fields = { user: '{"id":7}', auth_date: '1760000000' };
      const raw = signed(Object.fromEntries([...Object.entries(fields), [name, 'x']]));
      expect(readInitData(raw, V3.token)?.person.telegramId).toBe('7');
      expect(readInitData(raw.replace('=x', '=y'), V3.token)).toBeNull();
      expect(readInitData(raw.replace(`&${name}=x`, ''), V3.token)).toBeNull();
    },
  );

  test('T14 no text with one byte changed, added or taken away is accepted', () => {
    const place = fc.nat({ max: V1.raw.length - 1 });
    const byte = fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code));
    const kind = fc.constantFrom('change', 'add', 'drop');
    const vector = fc.constantFrom(V1, V2, V3);
    fc.assert(
      fc.property(vector, place, byte, kind, ({ raw, token }, at, other, how) => {
        const i = at % raw.length;
        const mutated =
          raw.slice(0, i) + (how === 'drop' ? '' : other) + raw.slice(how === 'add' ? i : i + 1);
        fc.pre(mutated !== raw);
        expect(readInitData(mutated, token)).toBeNull();
      }),
      { numRuns: Math.max(100_000, Number(process.env['FC_RUNS'] ?? 0)) },
    );
  });
});

describe('T16 a shared contact', () => {
  test('is read with its phone and its owner', () => {
    expect(readSharedContact(CONTACT, V3.token)).toMatchObject({
      telegramId: '99281932',
      phone: '+998901234567',
      firstName: 'Алишер',
    });
  });

  test('with another phone or another bot is refused', () => {
    expect(readSharedContact(CONTACT.replace('998901234567', '998901234568'), V3.token)).toBeNull();
    expect(readSharedContact(CONTACT, V1.token)).toBeNull();
  });

  test('T17 M9 is no init data, and init data is no contact', () => {
    expect(readInitData(CONTACT, V3.token)).toBeNull();
    expect(readSharedContact(V3.raw, V3.token)).toBeNull();
  });

  test('T17 no signed text is both', () => {
    const field = fc.constantFrom('{"id":7}', '{"user_id":7,"phone_number":"998901234567"}', '{}', 'x');
    const fields = fc.record(
      { user: field, contact: field, auth_date: fc.constant('1760000000') },
      { requiredKeys: ['auth_date'] },
    );
    fc.assert(
      fc.property(fields, (given) => {
        const raw = signed(given);
        expect(readInitData(raw, V3.token) && readSharedContact(raw, V3.token)).toBeNull();
      }),
      { numRuns: Number(process.env['FC_RUNS'] ?? 1_000) },
    );
  });
});

describe('T15 D28 the age of signed data', () => {
  const signedAt = new Date('2026-05-13T07:00:00Z');
  const after = (seconds: number) => ({
    now: new Date(signedAt.getTime() + seconds * 1000),
    maxAgeMs: 3_600_000,
  });
  test.each([
    [0, true],
    [3_600, true],
    [3_601, false],
    [-60, true],
    [-61, false],
    [-31_536_000, false],
  ])('after %i s it counts: %s', (seconds, counts) => {
    expect(isFresh({ signedAt }, after(seconds))).toBe(counts);
  });
});
