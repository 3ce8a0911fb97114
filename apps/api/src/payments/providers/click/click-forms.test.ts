import { beforeAll, expect, test } from 'vitest';

import {
  aClickId,
  anOrderForClick,
  CLICK_AMOUNT,
  clickFields,
} from '../../../testing/payments/click/click-caller.ts';
import { aClickScene, type ClickScene } from '../../../testing/payments/click/click-scene.ts';

let osh: ClickScene['osh'];
let guest: ClickScene['guest'];
let click: ClickScene['click'];
let attempts: ClickScene['attempts'];
let isPaid: ClickScene['isPaid'];
beforeAll(async () => {
  ({ osh, guest, click, attempts, isPaid } = await aClickScene());
});

test.each([
  ['upper case', (sign: string) => sign.toUpperCase()],
  ['another', () => 'f'.repeat(32)],
  ['half of it', (sign: string) => sign.slice(0, 16)],
  ['more of it', (sign: string) => `${sign}0`],
])('T44 a signature in %s is invalid: −1', async (_, change) => {
  const order = await anOrderForClick(guest);
  const fields = clickFields({ action: 0, merchant_trans_id: order.number });
  const forged = { ...fields, sign_string: change(fields['sign_string']!) };
  expect((await click.call(forged)).error).toBe(-1);
  expect((await click.prepare({ merchant_trans_id: order.number })).error).toBe(0);
});

test('T44 a signature by another key, or over another amount: −1', async () => {
  const order = await anOrderForClick(guest);
  const about = { action: 0, merchant_trans_id: order.number };
  expect((await click.call(clickFields(about, 'another'))).error).toBe(-1);
  expect((await click.call({ ...clickFields(about), amount: '105000' })).error).toBe(-1);
});

test.each([
  'click_trans_id',
  'service_id',
  'merchant_trans_id',
  'amount',
  'action',
  'error',
  'sign_time',
  'sign_string',
])('T44 without %s: −8', async (name) => {
  const { [name]: _gone, ...rest } = clickFields({ action: 0, merchant_trans_id: 1 });
  expect((await click.call(rest)).error).toBe(-8);
});

test('T44 Complete without a prepare id: −8', async () => {
  expect((await click.complete({ merchant_trans_id: 1 })).error).toBe(-8);
});

test('T44 JSON instead of a form: −8', async () => {
  const fields = clickFields({ action: 0, merchant_trans_id: 1 });
  const answer = await osh.request(`${click.url}/prepare`, {
    method: 'POST',
    body: JSON.stringify(fields),
    headers: { 'content-type': 'application/json' },
  });
  expect([answer.status, await answer.json()]).toMatchObject([200, { error: -8 }]);
});

test('T44 another service than the merchant’s: −8', async () => {
  expect((await click.prepare({ service_id: '54321', merchant_trans_id: 1 })).error).toBe(-8);
});

test.each([2, 3, -1, '00', 'pay'])('T46 action %s: −3', async (action) => {
  const order = await anOrderForClick(guest);
  const fields = clickFields({ action, merchant_trans_id: order.number });
  expect((await click.call(fields)).error).toBe(-3);
});

test.each(['0', '-1', '1.5', 'abc', '1e3', '999999', '１', "1' or '1'='1"])(
  'T44 the order %s: −5',
  async (merchantTransId) => {
    expect((await click.prepare({ merchant_trans_id: merchantTransId })).error).toBe(-5);
  },
);

test.each([
  '1000.001',
  '1e3',
  '１０５０００',
  '105000,00',
  '105 000',
  '-105000',
  '0',
  '105000.000000001',
  '104999.99',
  '105000.01',
  '10500000',
  '1050',
  'NaN',
  '0x19a28',
])('T47 the amount %s: −2, and nothing is begun', async (amount) => {
  const order = await anOrderForClick(guest);
  const before = (await attempts()).length;
  expect((await click.prepare({ merchant_trans_id: order.number, amount })).error).toBe(-2);
  expect((await attempts()).length).toBe(before);
});

test.each(['105000', '105000.0', CLICK_AMOUNT])('T47 the amount %s is the order’s', async (amount) => {
  const order = await anOrderForClick(guest);
  const about = { click_trans_id: aClickId(), merchant_trans_id: order.number, amount };
  const { merchant_prepare_id: id } = await click.prepare(about);
  expect((await click.complete({ ...about, merchant_prepare_id: id! })).error).toBe(0);
  expect(await isPaid(order.id)).toBe(true);
});
