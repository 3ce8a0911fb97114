import { describe, expect, test } from 'vitest';

import { aClickService, refused, answered } from '../../../testing/payments/click/click-service.ts';
import { TEST_AMOUNT, TEST_START } from '../../../testing/payments/test-ledger.ts';
import { anAttempt } from '../../../testing/payments/test-payable.ts';

describe('a fiscal receipt', () => {
  const OFD = 'GET payment/ofd_data/12345/9876';
  const SUBMIT = 'POST payment/ofd_data/submit_items';
  const url = 'https://ofd.soliq.uz/check?t=EP1&r=1&c=20260301123456&s=1';
  const codes = { mxik: '10202001002000000', packageCode: '1500734', vatPercent: 12 };
  const lines = [
    { title: 'Osh', price: 5_000_000, count: 2, discount: 500_000, vat: 1_017_857, codes },
    { title: 'Yetkazish', price: 1_000_000, count: 1, discount: 0, vat: 107_143, codes },
  ];
  const attempt = anAttempt({ state: 'PAID', providerId: '55', providerPaymentId: '9876' });
  const make = (service: ReturnType<typeof aClickService>, change: object = {}) =>
    service.at.makeFiscalReceipt!({
      attempt,
      lines,
      tin: '301234567',
      now: TEST_START,
      submission,
      ...change,
    });
  const submission = { begins: async () => undefined, taken: async () => undefined };

  test('ENT-26 is made of the lines, which sum to what was paid', async () => {
    let isThere = false;
    const service = aClickService({
      get [OFD]() {
        return isThere ? answered({ qrCodeURL: url }) : refused;
      },
      get [SUBMIT]() {
        isThere = true;
        return answered({});
      },
    });
    expect(await make(service)).toBe(url);
    expect(service.calls()).toEqual([OFD, SUBMIT, OFD]);
    expect(service.world.asked[1]!.body).toMatchObject({
      service_id: 12345,
      payment_id: 9876,
      received_ecash: TEST_AMOUNT,
      received_cash: 0,
      received_card: 0,
      items: [
        { Name: 'Osh', GoodPrice: 5_000_000, Amount: 2, Price: 10_000_000 },
        { Name: 'Yetkazish', GoodPrice: 1_000_000, Amount: 1, Price: 1_000_000 },
      ],
    });
  });

  test('ENT-26 an existing receipt is not made again; an address elsewhere is ignored', async () => {
    const service = aClickService({ [OFD]: answered({ qrCodeURL: url }) });
    expect(await make(service)).toBe(url);
    expect(service.calls()).toEqual([OFD]);
    const odd = { [OFD]: answered({ qrCodeURL: 'https://evil.test/' }), [SUBMIT]: answered({}) };
    expect(await make(aClickService(odd))).toBeNull();
    const late = { [OFD]: answered({}), [SUBMIT]: answered({}) };
    expect(await make(aClickService(late))).toBeNull();
    const looked = aClickService(late);
    expect(await make(looked, { submission: null })).toBeNull();
    expect(looked.calls()).toEqual([OFD]);
    await expect(make(aClickService({ [OFD]: 500 }))).rejects.toThrow('500');
  });

  test('ENT-26 without a login or a name no request is sent', async () => {
    const service = aClickService({ [OFD]: answered({ qrCodeURL: url }) }, { merchantUserId: '' });
    expect(await make(service)).toBeNull();
    expect(await make(aClickService({}), { attempt: anAttempt() })).toBeNull();
    expect(service.calls()).toEqual([]);
  });
});
