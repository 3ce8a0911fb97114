import { createHmac } from 'node:crypto';

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readContact, readInitData } from './init-data.ts';

const V1 = {
  token: '7342037359:AAFZehRPBRs8Seg40oDjTMIW8uTGPuW1zfQ',
  at: 1733584787,
  id: 279058397,
  raw: 'user=%7B%22id%22%3A279058397%2C%22first_name%22%3A%22Vladislav%20%2B%20-%20%3F%20%5C%2F%22%2C%22last_name%22%3A%22Kibenko%22%2C%22username%22%3A%22vdkfrost%22%2C%22language_code%22%3A%22ru%22%2C%22is_premium%22%3Atrue%2C%22allows_write_to_pm%22%3Atrue%2C%22photo_url%22%3A%22https%3A%5C%2F%5C%2Ft.me%5C%2Fi%5C%2Fuserpic%5C%2F320%5C%2F4FPEE4tmP3ATHa57u6MqTDih13LTOiMoKoLDRG4PnSA.svg%22%7D&chat_instance=8134722200314281151&chat_type=private&auth_date=1733584787&signature=zL-ucjNyREiHDE8aihFwpfR9aggP2xiAo3NSpfe-p7IbCisNlDKlo7Kb6G4D0Ao2mBrSgEk4maLSdv6MLIlADQ&hash=2174df5b000556d044f3f020384e879c8efcab55ddea2ced4eb752e93e7080d6',
};
const V2 = {
  token: '5768337691:AAH5YkoiEuPk8-FZa32hStHTqXiLPtAEhx8',
  at: 1662771648,
  id: 279058397,
  raw: 'query_id=AAHdF6IQAAAAAN0XohDhrOrc&user=%7B%22id%22%3A279058397%2C%22first_name%22%3A%22Vladislav%22%2C%22last_name%22%3A%22Kibenko%22%2C%22username%22%3A%22vdkfrost%22%2C%22language_code%22%3A%22ru%22%2C%22is_premium%22%3Atrue%7D&auth_date=1662771648&hash=c501b71e775f74ce10e377dea85a7ea24ecd640b223ea86dfe453e0eaed2e2b2',
};
const V3 = {
  token: '7000000001:AAEexampleTokenForTests_do_not_use_0001',
  at: 1760000000,
  id: 99281932,
  raw: 'user=%7B%22id%22%3A99281932%2C%22first_name%22%3A%22%D0%90%D0%BB%D0%B8%D1%88%D0%B5%D1%80%22%2C%22last_name%22%3A%22O%27ktamov%22%2C%22username%22%3A%22alisher_uz%22%2C%22language_code%22%3A%22uz%22%2C%22allows_write_to_pm%22%3Atrue%7D&chat_instance=-3788475317572404878&chat_type=sender&start_param=branch_12&auth_date=1760000000&hash=ce3d4d4182d9f451a22d4c23e4b492391e911816859b9e506e3ce30de075a3d9',
};
const CONTACT =
  'contact=%7B%22user_id%22%3A99281932%2C%22phone_number%22%3A%22998901234567%22%2C%22first_name%22%3A%22%D0%90%D0%BB%D0%B8%D1%88%D0%B5%D1%80%22%2C%22last_name%22%3A%22O%27ktamov%22%7D&auth_date=1760000005&hash=6ec5a97b221e8202abacbb8ea1e90fb23392354f8085c513b16562f99a64dad7';

const at = (seconds: number) => new Date(seconds * 1000);
const check = (vector: { token: string; at: number }, late = 60) => ({
  botToken: vector.token,
  now: at(vector.at + late),
});

/** Signs pairs as Telegram does. */
function signed(pairs: Record<string, string>, token: string): string {
  const text = Object.entries(pairs)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n');
  const secret = createHmac('sha256', 'WebAppData').update(token).digest();
  const hash = createHmac('sha256', secret).update(text).digest('hex');
  return new URLSearchParams({ ...pairs, hash }).toString();
}

describe('D28 T14 signed init data', () => {
  test.each([V1, V2, V3])('SES-09 a real signature is accepted', (vector) => {
    expect(readInitData(vector.raw, check(vector))).toMatchObject({ ok: true, value: { id: vector.id } });
  });

  test.each([
    ['a changed parameter', V3.raw.replace('branch_12', 'branch_13')],
    ['an upper-case hash', V3.raw.replace(/hash=(\w+)/, (_, hash: string) => `hash=${hash.toUpperCase()}`)],
    ['a parameter twice', `${V3.raw}&start_param=branch_12`],
    ['no hash', V3.raw.replace(/&hash=.*/, '')],
    ['ten characters', 'hash=12345'],
    ['five thousand', `${V3.raw}&x=${'a'.repeat(5_000)}`],
  ])('%s is refused', (_, raw) => {
    expect(readInitData(raw, check(V3))).toEqual({ ok: false, code: 'messenger.initDataInvalid' });
  });

  test('T10 another bot’s signature is refused', () => {
    expect(readInitData(V3.raw, { ...check(V3), botToken: V1.token }).ok).toBe(false);
  });

  test('T15 it is good for an hour, to the second, and never from the future', () => {
    expect(readInitData(V3.raw, check(V3, 3600)).ok).toBe(true);
    expect(readInitData(V3.raw, check(V3, 3601))).toEqual({ ok: false, code: 'messenger.initDataExpired' });
    expect(readInitData(V3.raw, check(V3, -60)).ok).toBe(true);
    expect(readInitData(V3.raw, check(V3, -61)).ok).toBe(false);
  });

  test('a date that is no whole number is refused though it is signed', () => {
    for (const auth_date of ['1760000000abc', '1760000000.5', '1e9', '-1', ' 1760000000']) {
      const raw = signed({ auth_date, user: '{"id":1,"first_name":"A"}' }, V3.token);
      expect(readInitData(raw, check(V3)).ok).toBe(false);
    }
  });

  test('no changed byte is accepted, and nothing throws', () => {
    const runs = Number(process.env['FC_RUNS'] ?? 1000);
    const position = fc.nat({ max: V3.raw.length - 1 });
    const byte = fc.string({ minLength: 1, maxLength: 1 });
    fc.assert(
      fc.property(position, byte, (index, letter) => {
        const raw = V3.raw.slice(0, index) + letter + V3.raw.slice(index + 1);
        const same = new URLSearchParams(raw).toString() === new URLSearchParams(V3.raw).toString();
        expect(readInitData(raw, check(V3)).ok).toBe(same);
      }),
      { numRuns: runs },
    );
  });
});

describe('a shared contact', () => {
  test('D64 T16 is read from what Telegram signed', () => {
    expect(readContact(CONTACT, check(V3))).toMatchObject({
      ok: true,
      value: { user_id: 99281932, phone_number: '998901234567' },
    });
  });

  test('T17 a contact is no launch and a launch is no contact', () => {
    expect(readInitData(CONTACT, check(V3)).ok).toBe(false);
    expect(readContact(V3.raw, check(V3)).ok).toBe(false);
    const user = '{"id":99281932,"first_name":"A"}';
    const contact = '{"user_id":99281932,"phone_number":"998901234567"}';
    const both = signed({ auth_date: String(V3.at), user, contact }, V3.token);
    expect([readInitData(both, check(V3)).ok, readContact(both, check(V3)).ok]).toEqual([false, false]);
  });
});
