import { endpoints, unwrap } from '@dasturxon/core/api';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { sessions } from '../db/schema/customers.ts';
import { pickUp, place } from '../testing/order-bodies.ts';
import { aPhone, aRunningApi, type Person, type Scene } from '../testing/scene.ts';

let osh: Scene;
beforeAll(async () => {
  osh = await aRunningApi({ env: { OPEN_ORDERS: '3' } });
});

const later = (seconds: number) => {
  osh.clock.now = new Date(osh.clock.now.getTime() + seconds * 1000);
};
const lastCode = async (phone: string) => /\d{6}/.exec((await osh.smsTo(phone))[0] ?? '')![0];
const ask = (person: Person, phone: string) => person.api(endpoints.requestPhoneChange, { body: { phone } });
const prove = (person: Person, phone: string, code: string) =>
  person.api(endpoints.verifyPhoneChange, { body: { phone, code } });

/** One more device of a person, signed in at this moment. */
async function signInAgain(person: Person): Promise<Person> {
  const { phone } = unwrap(await person.api(endpoints.getMe));
  unwrap(await osh.as(null)(endpoints.requestCode, { body: { phone: phone! } }));
  const body = { phone: phone!, code: await lastCode(phone!) };
  const { token, user } = unwrap(await osh.as(null)(endpoints.verifyCode, { body }));
  return { token, userId: user.id, api: osh.as(token) };
}

test('API-16 a phone that signs in for the first time and becomes another account’s at one moment is one account’s', async () => {
  const phone = aPhone();
  const me: Person = await osh.person();
  await ask(me, phone);
  const change = await lastCode(phone);
  later(61);
  await osh.as(null)(endpoints.requestCode, { body: { phone } });
  const signIn = await lastCode(phone);
  const outcomes = await Promise.all([
    prove(me, phone, change),
    osh.as(null)(endpoints.verifyCode, { body: { phone, code: signIn } }),
  ]);
  expect(outcomes.map(({ error }) => error?.code ?? 'done')).not.toContain('server.failed');
  const { rows } = await osh.deps.db.executeSql('select id from users where phone = $1', [phone]);
  expect(rows).toHaveLength(1);
});

test('T42 orders that are neither paid nor accepted count under the new phone too', async () => {
  const [me, phone] = [await osh.person(), aPhone()];
  for (let n = 0; n < 3; n += 1) unwrap(await place(me, pickUp()));
  unwrap(await ask(me, phone));
  unwrap(await prove(me, phone, await lastCode(phone)));
  expect((await place(me, pickUp())).error?.code).toBe('order.tooManyOpen');
});

test('API-15 T20 a session older than ten minutes cannot move the account to another phone', async () => {
  const [me, phone] = [await osh.person(), aPhone()];
  later(781);
  expect((await ask(me, phone)).error).toMatchObject({ code: 'session.notFresh', status: 403 });
  expect(await osh.smsTo(phone)).toEqual([]);
  const again = await signInAgain(me);
  expect(again.userId).toBe(me.userId);
  expect((await ask(me, phone)).error?.code).toBe('session.notFresh');
  unwrap(await ask(again, phone));
  expect((await prove(me, phone, await lastCode(phone))).error?.code).toBe('session.notFresh');
  expect(unwrap(await prove(again, phone, await lastCode(phone))).phone).toBe(phone);
});

test('API-15 a session of exactly ten minutes is fresh, and its code may be typed as long as it lives', async () => {
  const [me, phone] = [await osh.person(), aPhone()];
  later(600);
  unwrap(await ask(me, phone));
  later(1);
  expect((await ask(me, aPhone())).error?.code).toBe('session.notFresh');
  later(178);
  expect(unwrap(await prove(me, phone, await lastCode(phone))).phone).toBe(phone);
});

test('API-15 a guest without a phone needs no fresh session to name one', async () => {
  const [me, phone] = [await osh.person({ phone: null, platform: 'TG' }), aPhone()];
  later(43_200);
  unwrap(await ask(me, phone));
  expect(unwrap(await prove(me, phone, await lastCode(phone))).phone).toBe(phone);
});

test('API-16 T20 a change of phone ends every other session of the account; a refused one does not', async () => {
  const [me, outsider] = [await osh.person(), await osh.person()];
  const other = await signInAgain(me);
  const [phone, taken] = [aPhone(), aPhone()];
  await osh.person({ phone: taken });
  unwrap(await ask(other, taken));
  expect((await prove(other, taken, await lastCode(taken))).error?.code).toBe('phone.taken');
  unwrap(await me.api(endpoints.getMe));
  unwrap(await ask(other, phone));
  unwrap(await prove(other, phone, await lastCode(phone)));
  expect((await me.api(endpoints.getMe)).error?.code).toBe('session.expired');
  expect(unwrap(await other.api(endpoints.getMe)).phone).toBe(phone);
  unwrap(await outsider.api(endpoints.getMe));
  const rows = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.select({ revokedAt: sessions.revokedAt }).from(sessions).where(eq(sessions.userId, me.userId)),
  );
  expect(rows.filter(({ revokedAt }) => revokedAt === null)).toHaveLength(1);
});

test('T18 guesses at the codes of new phones count in the same limit as guesses at sign-in codes', async () => {
  const scene = await aRunningApi({ env: { SANDBOX: '0' } });
  const me = await scene.person();
  const guess = { code: '000000' };
  for (let tried = 0; tried < 50; tried += 1) {
    await me.api(endpoints.verifyPhoneChange, { body: { phone: aPhone(), ...guess } });
    await scene.as(null)(endpoints.verifyCode, { body: { phone: aPhone(), ...guess } });
  }
  const answer = await scene.request('/users/v1/users/phone/verify/WITH_TOKEN', {
    method: 'PUT',
    headers: { authorization: `Bearer ${me.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ phone: aPhone(), ...guess }),
  });
  expect((await answer.json()).code).toBe('request.proofRequired');
});

test('T19 a proven new phone is taken out of the limits of its sender and counts as verified', async () => {
  const scene = await aRunningApi({ env: { SANDBOX: '0' } });
  const me = await scene.person();
  const counts = async (bucket: string) => {
    const { rows } = await scene.deps.db.executeSql(
      "select coalesce(sum(count), 0)::int as sum from rate_counts where merchant_id = $1 and bucket like $2 || '%'",
      [scene.merchantId, bucket],
    );
    return rows[0];
  };
  const phone = aPhone();
  unwrap(await me.api(endpoints.requestPhoneChange, { body: { phone } }));
  expect(await counts('sms-address:')).toEqual({ sum: 1 });
  const code = /\d{6}/.exec((await scene.smsTo(phone))[0] ?? '')![0];
  unwrap(await me.api(endpoints.verifyPhoneChange, { body: { phone, code } }));
  expect(await counts('sms-address:')).toEqual({ sum: 0 });
  expect(await counts('code-address:')).toEqual({ sum: 0 });
  expect(await counts('sms-verified-hour')).toEqual({ sum: 1 });
});
