import { expect, test } from 'vitest';

import { aSandbox } from '../testing/a-sandbox.ts';
import { PAGE_DEEDS, play, type PageDeed, type PagePayment, type CallResult } from './page-payment.ts';
import { payPage } from './pay-page.ts';

/** A payment that writes down what the provider does. */
function aPayment(begins: CallResult = { ok: true }) {
  const calls: string[] = [];
  const note =
    (name: string, result: CallResult = { ok: true }) =>
    async () => {
      calls.push(name);
      return result;
    };
  const payment: PagePayment = {
    key: '1',
    provider: 'Click',
    color: '#0073ff',
    brand: 'Osh & <b>Palov</b>',
    order: '41',
    amount: 10_500_050,
    returnUrl: 'http://osh.localhost/profile/orders/1',
    begin: note('begin', begins),
    keep: () => void calls.push('keep'),
    notify: note('notify'),
    fail: note('fail'),
  };
  return { calls, payment };
}

const CALLS: Record<PageDeed, string[]> = {
  pay: ['begin', 'keep', 'notify'],
  decline: ['begin', 'fail'],
  twice: ['begin', 'keep', 'notify', 'begin', 'keep', 'notify'],
  lose: ['begin', 'keep'],
  late: ['begin', 'later'],
};

test.each(PAGE_DEEDS)('T45 T49 %s makes these calls and no other', async (deed) => {
  const { calls, payment } = aPayment();
  expect(await play(payment, deed, () => calls.push('later'))).toEqual({ ok: true });
  expect(calls).toEqual(CALLS[deed]);
});

test.each(PAGE_DEEDS)('T46 %s stops when the merchant rejects the first call', async (deed) => {
  const { calls, payment } = aPayment({ ok: false, note: '-9' });
  expect(await play(payment, deed, () => calls.push('later'))).toEqual({ ok: false, note: '-9' });
  expect(calls).toEqual(['begin']);
});

test('T53 the page writes names as text, and shows the sum with what is left of a soʻm', () => {
  const html = payPage(aPayment().payment, '"<script>"');
  expect(html).toContain('Osh &amp; &lt;b&gt;Palov&lt;/b&gt;');
  expect(html).toContain('data-sum="10500050"');
  expect(html).toMatch(/105\s000\.5 soʻm/);
  expect(html).not.toContain('<script');
});

test.each([
  '/click/pay?service_id=1&amount=1&transaction_param=1',
  '/uzum/open-service',
  '/paynet/app',
  '/multicard/pay/x',
  '/uzum/checkout/page/x',
  '/payme/checkout/x',
])('an unknown payment has no page: %s', async (path) => {
  const answer = await aSandbox().ask(path);
  expect(answer.status).toBe(404);
  const page = await answer.text();
  expect(page).toContain('Unknown payment');
  expect(page).toContain('<a href="/" data-back>');
});
