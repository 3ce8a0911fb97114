import { describe, expect, test } from 'vitest';

import { aClickService, answered } from '../../../testing/payments/click/click-service.ts';
import { aPayable } from '../../../testing/payments/test-payable.ts';

describe('payment pages', () => {
  const link = (merchantUser: string) =>
    `https://my.test/services/pay/?service_id=12345&merchant_id=678&amount=105000.00&transaction_param=1007&return_url=https%3A%2F%2Fosh.example%2Fprofile%2Forders%2F1${merchantUser}`;

  test('ENUM-09 to Click’s page, which Click’s app opens', async () => {
    const page = { kind: 'PAGE', expiresAt: null };
    expect(await aClickService().at.startCheckout(aPayable())).toEqual({
      ...page,
      url: link('&merchant_user_id=777'),
    });
    const { at } = aClickService({}, { merchantUserId: '' });
    expect(await at.startCheckout(aPayable())).toEqual({ ...page, url: link('') });
  });

  const invoice = { 'POST invoice/create': answered({ invoice_id: 42 }) };
  test('ENUM-09 inside Click to a question in the app, if the contract has it', async () => {
    const service = aClickService(invoice, { miniAppMode: 'invoice' });
    expect(await service.at.startCheckout(aPayable({ platform: 'CLICK' }))).toEqual({
      url: 'https://osh.example/profile/orders/1',
      kind: 'AWAIT',
      expiresAt: null,
      data: { invoiceId: '42' },
    });
    expect(service.world.asked[0]!.body).toEqual({
      service_id: 12345,
      amount: 105_000,
      phone_number: '998901234567',
      merchant_trans_id: '1007',
    });
  });

  test.each<[string, object, object]>([
    ['on the web', { miniAppMode: 'invoice' }, { platform: 'WEB' }],
    ['where the contract names the link', {}, { platform: 'CLICK' }],
    ['without a phone', { miniAppMode: 'invoice' }, { platform: 'CLICK', payer: { id: 'u', phone: null } }],
  ])('ENUM-09 %s it is the page', async (_, account, change) => {
    const service = aClickService(invoice, account);
    expect(await service.at.startCheckout(aPayable(change))).toMatchObject({ kind: 'PAGE' });
    expect(service.calls()).toEqual([]);
  });
});
