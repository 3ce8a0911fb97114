import { endpoints, unwrap } from '@dasturxon/core/api';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { crmAccounts, crmLeads } from '../db/schema/connections/crm.ts';
import { staffPerson } from '../testing/back-office/back-office-scene.ts';
import { aCrmScene, type CrmScene, HOST } from '../testing/connections/crm-scene.ts';
import { markAsTest } from '../testing/connections/mark-as-test.ts';
import { key, pickUp, place, settings } from '../testing/order-bodies.ts';
import { aBranch, everyDay } from '@dasturxon/core/testing';

const order = async ({ osh }: CrmScene, change: object = {}) =>
  unwrap(await place(await osh.person(), pickUp(change)));

async function moves({ osh }: CrmScene) {
  const operator = await staffPerson(osh, { role: 'OPERATOR' });
  return async (id: string, to: 'ACCEPTED' | 'CANCELED' | 'CLOSED' | 'DONE' | 'COOKING') => {
    const { orders } = unwrap(await operator.api(endpoints.readBoard));
    const { version } = orders.find((one) => one.id === id)!;
    const reason = to === 'CANCELED' ? 'TOO_BUSY' : null;
    const body = { to, reason, expectedVersion: version };
    unwrap(await operator.api(endpoints.moveBoardOrder, { params: { id }, body, idempotencyKey: key() }));
  };
}

test('CRM-01 an order becomes one lead with its contact, lines, sum and source', async () => {
  const scene = await aCrmScene();
  const receiver = { name: 'Alisher', phone: '998901112233' };
  const { number } = await order(scene, { comment: 'Piyozsiz', receiver });
  await scene.work();
  const [lead, ...others] = await scene.leads();
  expect(others).toEqual([]);
  expect(lead).toMatchObject({ price: 90_000, name: expect.stringContaining(`${number}`) });
  expect(lead!._embedded.contacts).toMatchObject([
    { first_name: 'Alisher', custom_fields_values: [{ values: [{ value: '+998901112233' }] }] },
  ]);
  expect(lead!._embedded.tags.map(({ name }) => name)).toContain('dasturxon');
  expect(lead!.notes).toHaveLength(1);
  expect(lead!.notes[0]).toMatch(/2 × .+90.000[^]*Piyozsiz/);
});

test('BO-334 a test order of the set-up becomes no lead', async () => {
  const scene = await aCrmScene();
  await order(scene);
  await markAsTest(scene.osh);
  await scene.work();
  expect(await scene.leads()).toEqual([]);
});

test('CRM-01 a lead follows its order: cancelled is lost, handed over is won', async () => {
  const scene = await aCrmScene();
  const move = await moves(scene);
  const [first, second] = [await order(scene), await order(scene)];
  await scene.work();
  await move(first.id, 'CANCELED');
  for (const to of ['ACCEPTED', 'COOKING', 'DONE', 'CLOSED'] as const) await move(second.id, to);
  await scene.pass(30);
  const steps = (await scene.leads()).map(({ status_id }) => status_id);
  expect(steps).toEqual([143, 142]);
});

test('CRM-01 an order that was cancelled before its lead, or placed before the CRM, makes none', async () => {
  const scene = await aCrmScene();
  const move = await moves(scene);
  const { id } = await order(scene);
  await move(id, 'CANCELED');
  await scene.work();
  await scene.command({ off: true });
  await order(scene);
  scene.osh.clock.now = new Date(scene.osh.clock.now.getTime() + 1000);
  await scene.command({ account: { host: HOST, token: `crm-${HOST}` } });
  await scene.work();
  expect(await scene.leads()).toEqual([]);
});

const hallName = { ru: 'Зал', uz: 'Zal', eng: 'Hall' };
const BOOKABLE = {
  halls: [
    {
      id: 'hall-1',
      branchId: 'branch-1',
      name: hallName,
      price: 0,
      tables: [{ id: 't2', hallId: 'hall-1', name: 't2', chairs: 2 }],
    },
  ],
  branches: [
    {
      ...aBranch({ workHours: everyDay({ open: '09:00', close: '23:00' }) }),
      tariff: null,
      slotCapacity: null,
    },
  ],
  settings: settings({ bookingActive: true }),
};

test('CRM-01 a booking becomes a lead, and is lost when it is cancelled', async () => {
  const scene = await aCrmScene({ brand: BOOKABLE });
  const guest = await scene.osh.person();
  const body = {
    branchId: 'branch-1',
    chairs: 2,
    time: '2026-05-14T14:00:00.000Z',
    comment: 'deraza yonida',
  };
  const { id } = unwrap(await guest.api(endpoints.bookTable, { body, idempotencyKey: key() }));
  await scene.work();
  const [lead] = await scene.leads();
  expect(lead).toMatchObject({ price: 0, notes: [expect.stringContaining('deraza yonida')] });
  unwrap(await guest.api(endpoints.cancelReservation, { params: { id } }));
  await scene.pass(30);
  expect((await scene.leads()).map(({ status_id }) => status_id)).toEqual([143]);
});

test('CRM-01 new leads go to the pipeline and status that the brand chose', async () => {
  const scene = await aCrmScene();
  await scene.command({ pipelineId: 4_627_251, statusId: 42_508_695 });
  await order(scene);
  await scene.work();
  expect(await scene.leads()).toMatchObject([{ pipeline_id: 4_627_251, status_id: 42_508_695 }]);
  expect(await scene.command({ test: true })).toContain('pipeline 4627251 Savdo: 42508695 Yangi');
});

const INTEGRATION = {
  host: HOST,
  clientId: 'client',
  clientSecret: 'secret',
  redirectUri: 'https://osh.example/amo',
  code: `code-${HOST}`,
};

test('CRM-01 an integration renews its tokens after a day, once for two workers', async () => {
  const scene = await aCrmScene({ account: INTEGRATION });
  const orders = [await order(scene), await order(scene)];
  scene.osh.clock.now = new Date(scene.osh.clock.now.getTime() + 25 * 3600_000);
  await Promise.all([scene.work(), scene.work()]);
  expect(await scene.leads()).toHaveLength(orders.length);
  const renewals = scene.calls.filter((call) => call.includes('/oauth2/'));
  // The code, and one refresh token.
  expect(renewals).toHaveLength(2);
});

test('CRM-01 a token that is refused is shown, and no order waits for it', async () => {
  const scene = await aCrmScene({ account: { host: HOST, token: 'revoked' } });
  await order(scene);
  await scene.work();
  expect(await scene.command()).toContain('last error: the token is refused');
  await expect(scene.command({ test: true })).rejects.toThrow('the token is refused');
  await scene.command({ account: { host: HOST, token: `crm-${HOST}` } });
  await scene.pass(60);
  expect(await scene.leads()).toHaveLength(1);
});

test('CRM-01 a CRM that is away for a day is given up, and shown', async () => {
  const scene = await aCrmScene();
  scene.fault('down');
  await order(scene);
  await scene.work();
  const { osh } = scene;
  for (let hours = 0; hours < 25; hours += 1) {
    osh.clock.now = new Date(osh.clock.now.getTime() + 3600_000);
    await scene.work();
  }
  const rows = await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.select().from(crmLeads));
  expect(rows).toMatchObject([{ state: 'GIVEN_UP', leadId: null, message: 'status 502' }]);
  expect(await scene.command()).toContain('GIVEN_UP 1');
});

test('CRM-01 an account makes fewer than seven calls a second, over all workers', async () => {
  const scene = await aCrmScene({ isPaced: true });
  const orders = [];
  for (let made = 0; made < 4; made += 1) orders.push(await order(scene));
  await Promise.all([scene.work(), scene.work(), scene.work()]);
  // The stand-in refuses the eighth call of a second, and none was refused.
  const rows = await scene.osh.deps.db.inTenant(scene.osh.merchantId, (tx) => tx.select().from(crmLeads));
  expect(rows.map(({ state, attempts }) => [state, attempts])).toEqual(orders.map(() => ['SENT', 0]));
});

test('CRM-01 the account is sealed, and one of another host is refused with a sentence', async () => {
  const { osh, command } = await aCrmScene();
  const [row] = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.select().from(crmAccounts).where(eq(crmAccounts.merchantId, osh.merchantId)),
  );
  expect(JSON.stringify(row)).not.toContain('crm-osh');
  const elsewhere = async () => command({ account: { host: '169.254.169.254', token: 'x' } });
  await expect(elsewhere).rejects.toThrow(/host must be/);
});
