import { endpoints, unwrap } from '@dasturxon/core/api';
import { ACCOUNT_FIELDS, CONNECTED_PROVIDERS, withFields } from '@dasturxon/core/connections';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { idempotencyKeys } from '../../db/schema/orders.ts';
import { paymentMethods } from '../../db/schema/content.ts';
import { auditLog } from '../../db/schema/staff.ts';
import { readAccount } from '../../payments/attempts/accounts.ts';
import { wrongFields } from '../../payments/commands/configure-payment.ts';
import { smsRoute } from '../../sign-in/sms/sms-route.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { key } from '../../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let owner: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi();
  owner = await staffPerson(osh, { role: 'ADMIN' });
});

const SECRET = 'very-hidden-key-42';
const payme = { merchantId: 'm-1', key: SECRET };
const connectPayme = (fields: Record<string, string>, isOn: boolean, who = owner) =>
  who.api(endpoints.connectPayment, {
    body: { type: 'PAYME', fields, isOn, accept: 'I know' },
    idempotencyKey: key(),
  });
const account = () =>
  osh.deps.db.inTenant(osh.merchantId, (tx) =>
    readAccount(osh.deps, tx, { merchantId: osh.merchantId, provider: 'PAYME' }),
  );
const TOKEN = `123456789:${'A'.repeat(35)}`;

describe('BO-240 the accounts of a brand', () => {
  test('an owner sets an account and offers it; what is typed is never answered again, nor kept in plain text', async () => {
    const answer = unwrap(await connectPayme(payme, true));
    const own = answer.payments.find(({ type }) => type === 'PAYME');
    expect(own).toMatchObject({ isOn: true, set: ['merchantId', 'key'] });
    expect(own!.callbackUrl).toContain(`callbacks/payme/${osh.merchantId}`);
    expect(await account()).toMatchObject(payme);
    const read = unwrap(await owner.api(endpoints.readConnections));
    expect(read).toEqual(answer);
    const stored = await osh.deps.db.inTenant(osh.merchantId, async (tx) => [
      await tx.select().from(auditLog),
      await tx.select().from(idempotencyKeys),
      await tx.select().from(paymentMethods).where(eq(paymentMethods.type, 'PAYME')),
    ]);
    expect(JSON.stringify([answer, read, stored])).not.toContain(SECRET);
  });

  test('one field is replaced and the others stay; nothing typed takes it off the checkout', async () => {
    unwrap(await connectPayme(payme, true));
    unwrap(await connectPayme({ merchantId: '', key: 'another' }, true));
    expect(await account()).toMatchObject({ merchantId: 'm-1', key: 'another' });
    const off = unwrap(await connectPayme({}, false));
    expect(off.payments.find(({ type }) => type === 'PAYME')).toMatchObject({
      isOn: false,
      set: ['merchantId', 'key'],
    });
  });

  test.each<[string, Record<string, string>, string]>([
    ['a field is missing', { merchantId: 'm-1' }, 'connection.incomplete'],
    ['it is offered without an account', {}, 'connection.incomplete'],
    ['a field is unknown', { ...payme, networks: '10.0.0.0/8' }, 'request.invalid'],
  ])('nothing changes when %s', async (_, fields, code) => {
    expect((await connectPayme(fields, true)).error?.code).toBe(code);
    expect(await account()).toBeNull();
  });

  test.each(CONNECTED_PROVIDERS)('the fields of %s make an account that the provider takes', (type) => {
    const typed = Object.fromEntries(ACCOUNT_FIELDS[type].map(({ name }) => [name, '12345']));
    expect(wrongFields(type, withFields({}, typed))).toEqual([]);
  });

  test('the SMS account goes first, and the token of the bot is set; neither is answered', async () => {
    const sms = { gateway: 'ESKIZ', username: 'osh', password: SECRET } as const;
    const answer = unwrap(await owner.api(endpoints.connectSms, { body: sms, idempotencyKey: key() }));
    expect(answer.sms).toEqual([
      { gateway: 'PLAY_MOBILE', isFirst: false, isSet: expect.any(Boolean) as boolean },
      { gateway: 'ESKIZ', isFirst: true, isSet: true },
    ]);
    expect(await smsRoute(osh.deps, osh.merchantId)).toMatchObject({
      smsGateway: 'ESKIZ',
      accounts: { ESKIZ: { username: 'osh', password: SECRET } },
    });
    const bot = await owner.api(endpoints.connectBot, { body: { token: TOKEN }, idempotencyKey: key() });
    expect(unwrap(bot).bot).toEqual({ isSet: true });
    expect(JSON.stringify([answer, bot])).not.toMatch(new RegExp(`${SECRET}|${TOKEN}`));
    const wrong = await owner.api(endpoints.connectBot, { body: { token: 'x' }, idempotencyKey: key() });
    expect(wrong.error?.code).toBe('connection.incomplete');
  });

  test('BO-241 a test without an account is named so', async () => {
    const tested = await owner.api(endpoints.testConnection, {
      body: { kind: 'BOT' },
      idempotencyKey: key(),
    });
    expect(unwrap(tested)).toEqual({ outcome: 'notSet', detail: null });
  });

  test('BO-03 BO-240 managers neither read nor set them', async () => {
    const manager = await staffPerson(osh, { role: 'MANAGER' });
    expect((await manager.api(endpoints.readConnections)).error?.code).toBe('forbidden');
    expect((await connectPayme(payme, true, manager)).error?.code).toBe('forbidden');
  });
});
