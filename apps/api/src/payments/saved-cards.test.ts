import { endpoints, unwrap } from '@dasturxon/core/api';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { tablesInOrder } from '../backup/tables.ts';
import { attemptsIn } from '../testing/payments/money.ts';
import { key } from '../testing/order-bodies.ts';
import { anOrderForPayme, orderOf } from '../testing/payments/payme/payme-caller.ts';
import { aPayingBrand, PAYME_ACCOUNT } from '../testing/payments/paying.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';
import { withSandbox } from '../testing/with-sandbox.ts';
import { checkMoney } from './commands/check-money.ts';

/** A test card of Payme's documentation, and the code of all of them. */
const CARD = '8600495473316478';
const CODE = '666666';

let osh: Scene;
let guest: Person;
beforeAll(async () => {
  osh = await aRunningApi({ brand: aPayingBrand(['CASH', 'PAYME'], { PAYME: PAYME_ACCOUNT }) });
  await withSandbox(osh);
  guest = await osh.person();
});

const agrees = async () => expect(await checkMoney(osh.deps, osh.merchantId)).toEqual([]);

/** The browser's call of Payme with the server's card form. */
async function payme(method: string, params: object) {
  const { form } = unwrap(await guest.api(endpoints.getCardForm));
  const response = await osh.request(new URL(form!.url).pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'X-Auth': form!.merchantId },
    body: JSON.stringify({ id: 1, method, params }),
  });
  return (await response.json()) as { result: { card: { token: string } }; error?: { code: number } };
}

async function verifiedToken(number = CARD): Promise<string> {
  const { result } = await payme('cards.create', { card: { number, expire: '0399' }, save: true });
  const { token } = result.card;
  expect(await payme('cards.get_verify_code', { token })).toMatchObject({ result: { wait: 60_000 } });
  return (await payme('cards.verify', { token, code: CODE })).result.card.token;
}
const save = (token: string, who = guest) =>
  who.api(endpoints.saveCard, { body: { token, name: 'Oylik' }, idempotencyKey: key() });

describe('D14 D82 saved cards', () => {
  test('D14 D82 T51 ENT-44 the number goes only to Payme, and the server stores a sealed token', async () => {
    const card = unwrap(await save(await verifiedToken()));
    expect(card).toMatchObject({
      number: '•••• 6478',
      expire: '03/99',
      type: 'UZCARD',
      isVerified: true,
      name: 'Oylik',
    });
    expect(unwrap(await guest.api(endpoints.listCards))).toEqual([card]);
    const token = await verifiedToken();
    expect(unwrap(await save(token)).id).toBe(card.id);
    const whole = await osh.deps.db.asPlatform(async (tx) => {
      const rows: unknown[] = [];
      for (const table of await tablesInOrder(tx))
        rows.push((await tx.execute(sql.raw(`select * from ${table}`))).rows);
      return JSON.stringify(rows);
    });
    for (const secret of [CARD, CARD.slice(0, 12), token]) expect(whole).not.toContain(secret);
  });

  test('D14 a card is confirmed by its keeper’s answer', async () => {
    const { result } = await payme('cards.create', {
      card: { number: '8600069195406311', expire: '0399' },
      save: true,
    });
    const card = unwrap(await save(result.card.token));
    expect(card.isVerified).toBe(false);
    const confirm = (token: string | null) =>
      guest.api(endpoints.confirmCard, { params: { id: card.id }, body: { token } });
    expect(unwrap(await confirm(null)).isVerified).toBe(false);
    const fresh = (await payme('cards.verify', { token: result.card.token, code: CODE })).result.card.token;
    expect((await confirm('made-up')).error?.code).toBe('card.declined');
    expect((await confirm(await verifiedToken())).error?.code).toBe('card.declined');
    expect(unwrap(await confirm(fresh)).isVerified).toBe(true);
  });

  test.each([
    ['8600060921090842', 'cards.get_verify_code', -31_304],
    ['3333336415804657', 'cards.create', -31_301],
    ['4444445987459073', 'cards.create', -31_302],
    ['8600143417770323', 'cards.create', -32_400],
    ['1234567812345678', 'cards.create', -31_300],
  ])('D82 the test card %s fails at %s with %i', async (number, step, code) => {
    const created = await payme('cards.create', { card: { number, expire: '0399' }, save: true });
    if (step === 'cards.create') expect(created.error?.code).toBe(code);
    else expect((await payme(step, { token: created.result.card.token })).error?.code).toBe(code);
  });

  test('T44 a merchant’s id alone opens only the browser’s part of the API', async () => {
    for (const method of [
      'cards.check',
      'cards.remove',
      'receipts.create',
      'receipts.pay',
      'receipts.get_all',
    ])
      expect((await payme(method, { token: 'x' })).error?.code).toBe(-32_504);
  });

  test('SET-25 D22 an order is paid by a card, through the same ledger', async () => {
    const card = unwrap(await save(await verifiedToken()));
    const order = await anOrderForPayme(guest);
    const pay = () =>
      guest.api(endpoints.payByCard, { params: { orderId: order.id }, body: { cardId: card.id } });
    expect(unwrap(await pay()).isPaid).toBe(true);
    expect((await pay()).error?.code).toBe('payment.alreadyPaid');
    expect((await attemptsIn(osh, order.id)).map(({ state }) => state)).toEqual(['PAID']);
    await agrees();
  });

  test('T45 two button presses for a card pay once', async () => {
    const card = unwrap(await save(await verifiedToken()));
    const order = await anOrderForPayme(guest);
    const pay = () =>
      guest.api(endpoints.payByCard, { params: { orderId: order.id }, body: { cardId: card.id } });
    const answers = await Promise.all([pay(), pay(), pay()]);
    const [first, ...others] = answers.map(({ error }) => error?.code ?? 'paid').toSorted();
    expect(first).toBe('paid');
    // Each is refused, whether it came while the first was on its way or just after.
    for (const code of others) expect(['payment.alreadyPaid', 'payment.inProgress']).toContain(code);
    expect((await orderOf(guest, order.id)).isPaid).toBe(true);
    expect((await attemptsIn(osh, order.id)).filter(({ state }) => state === 'PAID')).toHaveLength(1);
    await agrees();
  });

  test('T44 a customer cannot pay with, see, confirm or remove the card of another', async () => {
    const card = unwrap(await save(await verifiedToken()));
    const outsider = await osh.person();
    const order = await anOrderForPayme(outsider);
    const pay = await outsider.api(endpoints.payByCard, {
      params: { orderId: order.id },
      body: { cardId: card.id },
    });
    expect(pay.error?.code).toBe('card.notFound');
    expect(unwrap(await outsider.api(endpoints.listCards))).toEqual([]);
    const params = { id: card.id };
    expect((await outsider.api(endpoints.removeCard, { params })).error?.code).toBe('card.notFound');
    expect((await outsider.api(endpoints.confirmCard, { params, body: {} })).error?.code).toBe(
      'card.notFound',
    );
  });

  test('D14 a card is forgotten here and at Payme', async () => {
    const token = await verifiedToken('9860090101219724');
    const card = unwrap(await save(token));
    expect(card.type).toBe('HUMO');
    unwrap(await guest.api(endpoints.removeCard, { params: { id: card.id } }));
    expect(unwrap(await guest.api(endpoints.listCards)).map(({ id }) => id)).not.toContain(card.id);
    expect((await save(token)).error?.code).toBe('card.declined');
  });

  test('SET-25 a merchant without a keeper of cards stores no cards', async () => {
    const plain = await aRunningApi();
    const plainGuest = await plain.person();
    expect(unwrap(await plainGuest.api(endpoints.getCardForm))).toEqual({ form: null });
    expect(unwrap(await plainGuest.api(endpoints.listCards))).toEqual([]);
    expect((await save('token', plainGuest)).error?.code).toBe('payment.unavailable');
  });
});
