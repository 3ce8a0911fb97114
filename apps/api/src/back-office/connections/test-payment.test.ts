import { endpoints, unwrap } from '@dasturxon/core/api';
import type { ConnectedProvider } from '@dasturxon/core/connections';
import { formatIsoDay } from '@dasturxon/core/format';
import { describe, expect, test } from 'vitest';

import { staffPerson } from '../../testing/back-office/back-office-scene.ts';
import { key } from '../../testing/order-bodies.ts';
import { CLICK_ACCOUNT } from '../../testing/payments/click/click-caller.ts';
import { aClickService, answered, refused } from '../../testing/payments/click/click-service.ts';
import { aStore } from '../../testing/payments/multicard-store.ts';
import { TEST_START } from '../../testing/payments/test-ledger.ts';
import { aRunningApi } from '../../testing/scene.ts';

const day = formatIsoDay(TEST_START, 'Asia/Tashkent');
const asked = `GET payment/status_by_mti/${CLICK_ACCOUNT.serviceId}/0/${day}`;
const wrongProof = { error_code: -1, error_note: 'SIGN CHECK FAILED' };

describe('BO-311 a provider is asked about its keys without moving money', () => {
  test.each([
    ['an unknown order', refused, true],
    ['an order', answered({ payment_id: 1, payment_status: 2 }), true],
    ['a wrong proof', wrongProof, false],
  ])('Click answers with %s', async (_, answer, isTaken) => {
    const service = aClickService({ [asked]: answer });
    expect(await service.at.takesKeys!(TEST_START)).toBe(isTaken);
    expect(service.calls()).toEqual([asked]);
  });

  test('Click without a user of its Merchant API cannot be asked, and a silent Click is no answer', async () => {
    expect(await aClickService({}, { merchantUserId: '' }).at.takesKeys!(TEST_START)).toBeNull();
    await expect(aClickService().at.takesKeys!(TEST_START)).rejects.toThrow();
  });

  test('Multicard is asked for a new token each time', async () => {
    const store = aStore();
    expect(await store.at.takesKeys!(TEST_START)).toBe(true);
    expect(await store.at.takesKeys!(TEST_START)).toBe(true);
    expect(store.calls()).toEqual(['POST /auth', 'POST /auth']);
    expect(await aStore({ auth: { success: false } }).at.takesKeys!(TEST_START)).toBe(false);
  });
});

test('BO-311 an owner tests an account: not set, or complete at a provider that only calls', async () => {
  const osh = await aRunningApi();
  const owner = await staffPerson(osh, { role: 'ADMIN' });
  const outcome = async (kind: ConnectedProvider) =>
    unwrap(await owner.api(endpoints.testConnection, { body: { kind }, idempotencyKey: key() })).outcome;
  expect(await outcome('PAYME')).toBe('notSet');
  const body = { type: 'PAYME' as const, fields: { merchantId: 'm-1', key: 'k-1' }, isOn: false };
  unwrap(await owner.api(endpoints.connectPayment, { body, idempotencyKey: key() }));
  expect(await outcome('PAYME')).toBe('callsOnly');
});
