import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeAll, describe, expect, test } from 'vitest';

import { sessions } from '../db/schema/customers.ts';
import { codeFor, later, verify } from '../testing/codes.ts';
import { aPhone, aRunningApi, type Scene } from '../testing/scene.ts';

let osh: Scene;
beforeAll(async () => {
  osh = await aRunningApi();
});

describe('sessions', () => {
  test('T20 only the hash of a token is stored', async () => {
    const phone = aPhone();
    const { token } = unwrap(await verify(osh, phone, await codeFor(osh, phone)));
    const rows = await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.select().from(sessions));
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(token.length).toBeGreaterThanOrEqual(43);
  });

  test('API-10 SES-03 a token is invalid from the moment of logout', async () => {
    const { api } = await osh.person();
    await api(endpoints.logout);
    expect((await api(endpoints.getMe)).error).toMatchObject({ code: 'session.expired', status: 401 });
  });

  test('D84 a customer lists devices, ends one and ends every other', async () => {
    const phone = aPhone();
    const tokens: string[] = [];
    for (let device = 0; device < 3; device += 1) {
      tokens.push(unwrap(await verify(osh, phone, await codeFor(osh, phone))).token);
      later(osh, 3700);
    }
    const [first, second, third] = tokens.map((token) => osh.as(token));
    const listed = unwrap(await first!(endpoints.listSessions));
    expect(listed.map((one) => one.isCurrent).filter(Boolean)).toHaveLength(1);
    const other = listed.find((one) => !one.isCurrent)!;
    expect((await first!(endpoints.endSessions, { query: { id: other.id } })).error).toBeNull();
    expect(unwrap(await first!(endpoints.listSessions))).toHaveLength(2);
    expect((await first!(endpoints.endSessions)).error).toBeNull();
    expect([
      (await second!(endpoints.getMe)).error?.code,
      (await third!(endpoints.getMe)).error?.code,
    ]).toEqual(['session.expired', 'session.expired']);
  });

  test('T20 an unused session ends after 30 days', async () => {
    const scene = await aRunningApi();
    const phone = aPhone();
    const { token } = unwrap(await verify(scene, phone, await codeFor(scene, phone)));
    later(scene, 31 * 24 * 3600);
    expect((await scene.as(token)(endpoints.getMe)).error?.code).toBe('session.expired');
  });
});

describe('the own profile', () => {
  test('API-13 API-14 is read and changed; what is absent stays', async () => {
    const { api, userId } = await osh.person();
    const body = { firstName: 'Aziza', gender: 'female' as const, birthday: '1999-12-31' };
    unwrap(await api(endpoints.updateUser, { params: { id: userId }, body }));
    unwrap(await api(endpoints.updateUser, { params: { id: userId }, body: { lastName: 'Karimova' } }));
    expect(unwrap(await api(endpoints.getMe))).toMatchObject({ ...body, lastName: 'Karimova' });
  });

  test('T24 role, cashback and merchant cannot be written', async () => {
    const { userId, token } = await osh.person();
    for (const field of ['role', 'cashback', 'merchantId', 'isActive', 'phone', 'id']) {
      const response = await osh.request(`/users/v1/users/${userId}/WITH_TOKEN`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ [field]: 'ADMIN' }),
      });
      expect([response.status, (await response.json()).code]).toEqual([400, 'request.unknownField']);
    }
  });

  test('T04 another customer’s profile is 404', async () => {
    const [a, b] = [await osh.person(), await osh.person()];
    const change = { params: { id: b.userId }, body: { firstName: 'Mallory' } };
    expect((await a.api(endpoints.updateUser, change)).error).toMatchObject({ status: 404 });
  });

  test('API-15 API-16 a new phone is proved by a code and must be free', async () => {
    const [a, b] = [await osh.person(), await osh.person()];
    const phone = aPhone();
    const record = unwrap(await a.api(endpoints.requestPhoneChange, { body: { phone } }));
    const code = /\d{6}/.exec((await osh.smsTo(phone))[0] ?? '')![0];
    const proof = { body: { ...record, code } };
    expect((await b.api(endpoints.verifyPhoneChange, proof)).error?.code).toBe('code.wrong');
    expect(unwrap(await a.api(endpoints.verifyPhoneChange, proof)).phone).toBe(phone);

    const taken = unwrap(await b.api(endpoints.requestPhoneChange, { body: { phone: '998911112233' } }));
    await osh.person({ phone: taken.phone });
    const text = (await osh.smsTo(taken.phone))[0] ?? '';
    const claim = { body: { ...taken, code: /\d{6}/.exec(text)![0] } };
    expect((await b.api(endpoints.verifyPhoneChange, claim)).error?.code).toBe('phone.taken');
  });
});
