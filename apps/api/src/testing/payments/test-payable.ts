import { anOrder } from '@dasturxon/core/testing';

import type { AttemptRow } from '../../payments/ledger/ledger.ts';
import type { Payable, RawCall } from '../../payments/protocol/provider.ts';
import { TEST_AMOUNT, TEST_START } from './test-ledger.ts';

/** An order about to be paid: 105 000 so'm, number 1007. */
export function aPayable(change: Partial<Payable> = {}): Payable {
  return {
    merchantId: 'osh',
    order: { ...anOrder(), number: 1007 },
    amount: TEST_AMOUNT,
    fiscal: null,
    attempt: { id: '4f0c2f0e-7a8b-11f0-8a55-0242ac120002', number: 5001, part: null },
    payer: { id: 'user-55', phone: '998901234567' },
    returnUrl: 'https://osh.example/profile/orders/1',
    callbackUrl: 'https://osh.example/callbacks/x/osh',
    language: 'uz',
    platform: 'WEB',
    now: TEST_START,
    ...change,
  };
}

/** An attempt to pay it. */
export function anAttempt(change: Partial<AttemptRow> = {}): AttemptRow {
  return {
    merchantId: 'osh',
    id: '4f0c2f0e-7a8b-11f0-8a55-0242ac120002',
    number: 5001,
    orderId: 'o1007',
    provider: 'CLICK',
    providerId: null,
    providerPaymentId: null,
    state: 'PENDING',
    reason: null,
    amount: TEST_AMOUNT,
    refunded: 0,
    isSurplus: false,
    isExtra: false,
    part: null,
    providerTime: null,
    createdAt: TEST_START,
    begunAt: TEST_START,
    paidAt: null,
    canceledAt: null,
    expiresAt: null,
    data: {},
    ...change,
  };
}

/** A call of a provider. */
export function aCall(
  change: Partial<Omit<RawCall, 'headers'>> & { headers?: Record<string, string> } = {},
): RawCall {
  const { headers = {}, ...rest } = change;
  return {
    method: 'POST',
    operation: '',
    body: '',
    clientAddress: '10.0.0.1',
    now: TEST_START,
    ...rest,
    headers: new Headers(headers),
  };
}
