import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeAll, expect, test } from 'vitest';

import type { Jobs } from '../jobs/queues.ts';
import { sendSmsJob } from '../sign-in/sms/send-sms-job.ts';
import { delivery, pickUp, place, settings } from '../testing/order-bodies.ts';
import { aPhone, aRunningApi, type Scene } from '../testing/scene.ts';

let osh: Scene;
beforeAll(async () => {
  osh = await aRunningApi();
});

/** Every table of the schema: one that is new is looked at too. */
async function wholeDatabase(): Promise<string> {
  const { rows: tables } = await osh.deps.db.executeSql(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const dumps = await Promise.all(
    tables.map(({ name }) => osh.deps.db.executeSql(`select * from "${String(name)}"`)),
  );
  return JSON.stringify(dumps.map(({ rows }) => rows));
}

test('API-17 SES-15 T26 a deleted account leaves no phone, name or address behind, and its token is dead', async () => {
  const phone = aPhone();
  const { api, userId } = await osh.person({ phone, cashback: 5_000 });
  const [operator, bystander] = [await osh.person({ role: 'OPERATOR' }), await osh.person()];
  const address = { streetName: 'CANARYSTREET', houseNumber: '7', latitude: 41.3111, longitude: 69.2797 };
  unwrap(await api(endpoints.updateUser, { params: { id: userId }, body: { firstName: 'CANARYNAME' } }));
  const idempotencyKey = crypto.randomUUID();
  unwrap(await api(endpoints.addAddress, { params: { id: userId }, body: address, idempotencyKey }));
  const done = unwrap(
    await place(
      { ...operator, api, userId },
      delivery({
        comment: 'CANARYCOMMENT',
        allergies: 'CANARYALLERGY',
        address,
        cartItems: [{ productId: 'product-1', count: 2, comment: 'CANARYDISH' }],
      }),
    ),
  );
  const coming = unwrap(await place({ ...operator, api, userId }, delivery({ address })));
  for (const to of ['ACCEPTED', 'DONE', 'ON_WAY', 'DELIVERED', 'CLOSED'] as const)
    unwrap(await operator.api(endpoints.moveOrder, { params: { id: done.id }, body: { to } }));

  expect((await api(endpoints.deleteAccount)).error).toBeNull();
  expect((await api(endpoints.getMe)).error?.code).toBe('session.expired');

  expect((await wholeDatabase()).match(/CANARYNAME|CANARYCOMMENT|CANARYALLERGY|CANARYDISH/g)).toBeNull();
  expect(await wholeDatabase()).not.toContain(phone);
  const before = unwrap(await operator.api(endpoints.getOrder, { params: { id: coming.id } }));
  expect(before.address?.streetName).toBe('CANARYSTREET');
  unwrap(
    await operator.api(endpoints.moveOrder, {
      params: { id: coming.id },
      body: { to: 'CANCELED', reason: 'x' },
    }),
  );
  expect(await wholeDatabase()).not.toContain('CANARYSTREET');
  expect(unwrap(await operator.api(endpoints.getOrder, { params: { id: done.id } })).totalPrice).toBe(
    105_000,
  );
  expect(unwrap(await place(bystander, pickUp())).totalPrice).toBe(90_000);
});

test('PRIV-03 a deleted account leaves the books whole: its points end by a line of the ledger', async () => {
  const brand = await aRunningApi({ brand: { settings: settings({ cashbackActive: true }) } });
  const { userId, api, token } = await brand.person({ cashback: 5_000 });
  await brand.deps.db.executeSql(
    "insert into cashback_ledger (merchant_id, id, user_id, kind, amount) values ($1, $2, $3, 'ADJUST', 5000)",
    [brand.merchantId, crypto.randomUUID(), userId],
  );
  unwrap(await place({ api, userId, token }, pickUp({ cashback: 2_000, totalPrice: 88_000 })));
  unwrap(await api(endpoints.deleteAccount));
  const { rows } = await osh.deps.db.executeSql(
    `select kind, amount::int, (select cashback::int from users where id = $1) as balance
      from cashback_ledger where user_id = $1 order by amount`,
    [userId],
  );
  expect(rows).toEqual([
    { kind: 'ADJUST', amount: -3_000, balance: 0 },
    { kind: 'SPEND', amount: -2_000, balance: 0 },
    { kind: 'ADJUST', amount: 5_000, balance: 0 },
  ]);
});

test('T26 a grade that arrives while the account is being deleted brings nothing of the person back', async () => {
  const operator = await osh.person({ role: 'OPERATOR' });
  for (let round = 0; round < 5; round += 1) {
    const guest = await osh.person();
    const { id } = unwrap(await place(guest, delivery({ comment: `CANARY-${round}` })));
    for (const to of ['ACCEPTED', 'DONE', 'ON_WAY', 'DELIVERED', 'CLOSED'] as const)
      unwrap(await operator.api(endpoints.moveOrder, { params: { id }, body: { to } }));
    const grade = guest.api(endpoints.gradeOrder, { params: { id }, body: { grade: 5 } });
    const [, gone] = await Promise.all([grade, guest.api(endpoints.deleteAccount)]);
    expect(gone.error).toBeNull();
    const { rows } = await osh.deps.db.executeSql('select data from orders where id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain('CANARY');
  }
});

test('T26 an SMS that waits for a deleted account is not sent, and its job is gone', async () => {
  const phone = aPhone();
  const { api } = await osh.person({ phone });
  unwrap(await osh.as(null)(endpoints.requestCode, { body: { phone } }));
  expect(await osh.smsTo(phone)).toHaveLength(1);
  const [job] = (await osh.deps.db.executeSql(`select payload from outbox where queue = 'sms.send'`)).rows;
  expect(JSON.stringify(job)).not.toContain(phone.slice(3));
  const taken = { ...(job?.['payload'] as Jobs['sms.send']) };
  const forgotten: string[] = [];
  const forgetJobs = async (_: string, about: string) => void forgotten.push(about);
  osh.deps.forgetJobs = forgetJobs;
  unwrap(await api(endpoints.deleteAccount));
  expect(await osh.smsTo(phone)).toEqual([]);
  expect(forgotten).toEqual([taken.about]);
  // A job that a worker had already fetched sends nothing either.
  const sent: string[] = [];
  const sendSms = async (sms: { phone: string }) => (sent.push(sms.phone), 'ESKIZ' as const);
  await sendSmsJob({ ...osh.deps, sendSms }, osh.merchantId, taken);
  expect(sent).toEqual([]);
});

test('a later sign-in with the phone creates a new customer', async () => {
  const phone = aPhone();
  const first = await osh.person({ phone, cashback: 5_000 });
  await first.api(endpoints.deleteAccount);
  unwrap(await osh.as(null)(endpoints.requestCode, { body: { phone } }));
  const code = /\d{6}/.exec((await osh.smsTo(phone))[0] ?? '')![0];
  const { user } = unwrap(await osh.as(null)(endpoints.verifyCode, { body: { phone, code } }));
  expect(user).toMatchObject({ cashback: 0, firstName: null });
  expect(user.id).not.toBe(first.userId);
});

test('T24 the only owner of a brand cannot delete the account; one of two can, and leaves the staff with it', async () => {
  const brand = await aRunningApi();
  const owner = await brand.person({ role: 'ADMIN' });
  expect((await owner.api(endpoints.deleteAccount)).error?.code).toBe('staff.lastAdmin');
  expect((await owner.api(endpoints.getMe)).error).toBeNull();
  const second = await brand.person({ role: 'ADMIN' });
  expect((await owner.api(endpoints.deleteAccount)).error).toBeNull();
  const { rows } = await brand.deps.db.executeSql('select role from users where id = $1', [owner.userId]);
  expect(rows).toEqual([{ role: 'CLIENT' }]);
  expect((await second.api(endpoints.deleteAccount)).error?.code).toBe('staff.lastAdmin');
});

test('T24 two owners who delete their accounts at one moment: one of them stays', async () => {
  const brand = await aRunningApi();
  const owners = [await brand.person({ role: 'ADMIN' }), await brand.person({ role: 'ADMIN' })];
  const outcomes = await Promise.all(owners.map(({ api }) => api(endpoints.deleteAccount)));
  const errors = outcomes.flatMap(({ error }) => (error === null ? [] : [error.code]));
  expect(errors).toEqual(['staff.lastAdmin']);
});
