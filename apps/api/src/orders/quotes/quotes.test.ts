import { endpoints, readPriceChanged, unwrap } from '@dasturxon/core/api';
import { LANGUAGES } from '@dasturxon/core/kernel';
import type { Quote } from '@dasturxon/core/order';
import { aPromo } from '@dasturxon/core/testing';
import { beforeAll, expect, test } from 'vitest';

import {
  type Body,
  countOrders,
  delivery,
  items,
  key,
  pickUp,
  place,
  quoteBody,
  settings,
} from '../../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

let osh: Scene;
beforeAll(async () => {
  osh = await aRunningApi({
    brand: {
      settings: settings({ promoActive: true }),
      promos: [aPromo({ id: 'leto', code: 'LETO', discountType: 'PERCENTAGE', productDiscount: 10 })],
    },
  });
});

const quoteOf = async (who: Pick<Person, 'api'>, body: Body): Promise<Quote> =>
  unwrap(await who.api(endpoints.quoteOrder, { body: quoteBody(body) }));
/** The body with the quote that it was asked for. */
const at = (body: Body, { mark, totalPrice }: Quote): Body => ({ ...body, totalPrice, quote: mark });
const leto = delivery({ promoCode: 'LETO' });

test('C1 a quote explains every soʻm in seven languages, and the steps add up to the total', async () => {
  const quote = await quoteOf(await osh.person(), leto);
  expect(quote.explanation!.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.totalPrice);
  expect(quote.explanation!.map(({ rule, amount }) => [rule, amount])).toEqual([
    ['product', 90_000],
    ['promo.products', -9_000],
    ['delivery', 15_000],
  ]);
  for (const { text } of quote.explanation!)
    for (const language of LANGUAGES) expect(text?.[language]).toMatch(/\S/);
  expect(quote.explanation![1]?.text).toMatchObject({
    eng: 'Promo code LETO: 10 % of 90\u00A0000\u00A0UZS',
    uz: 'LETO promokodi: 90\u00A0000\u00A0soʻm dan 10 %',
  });
});

test('C1 an order carries the id of its quote and keeps the explanation of its total', async () => {
  const person = await osh.person();
  const quote = await quoteOf(person, leto);
  const placed = unwrap(await place(person, at(leto, quote)));
  expect(placed.quoteId).toBe(quote.mark!.id);
  const read = unwrap(await person.api(endpoints.getOrder, { params: { id: placed.id } }));
  expect(read).toMatchObject({ quoteId: quote.mark!.id, explanation: quote.explanation });
});

test('C1 a quote is ordered with once: a replay is refused with a new quote, at which the same can be ordered again', async () => {
  const person = await osh.person();
  const [quote, before] = [await quoteOf(person, delivery()), await countOrders(osh)];
  const [body, first] = [at(delivery(), quote), key()];
  const placed = unwrap(await place(person, body, first));
  const { error } = await place(person, body);
  expect(error).toMatchObject({ status: 409, code: 'quote.used' });
  expect(unwrap(await place(person, body, first)).id).toBe(placed.id);
  expect(await countOrders(osh)).toBe(before + 1);
  const renewed = readPriceChanged(error!)!.quote;
  expect((await place(person, at(delivery(), renewed))).error).toBeNull();
});

test('C1 of two simultaneous orders at one quote only one is placed', async () => {
  const person = await osh.person();
  const body = at(pickUp(), await quoteOf(person, pickUp()));
  const outcomes = await Promise.all([place(person, body), place(person, body), place(person, body)]);
  expect(outcomes.map(({ error }) => error?.code ?? 'placed').toSorted()).toEqual([
    'placed',
    'quote.used',
    'quote.used',
  ]);
});

test('C1 an altered quote is refused with the right one, and nothing is stored', async () => {
  const [person, other] = [await osh.person(), await osh.person()];
  const [quote, three] = [
    await quoteOf(person, pickUp()),
    pickUp({ cartItems: items(3), totalPrice: 135_000 }),
  ];
  const mark = quote.mark!;
  const before = await countOrders(osh);
  const later = new Date(Date.parse(mark.expiresAt) + 60_000).toISOString();
  const altered: [Person, Body][] = [
    [person, { ...three, quote: mark }],
    [
      person,
      pickUp({ quote: { ...mark, hash: mark.hash.replace(/./, (first) => (first === '0' ? '1' : '0')) } }),
    ],
    [person, pickUp({ quote: { ...mark, id: 'another' } })],
    [person, pickUp({ quote: { ...mark, expiresAt: later } })],
    [other, pickUp({ quote: mark })],
  ];
  for (const [who, body] of altered) {
    const { error } = await place(who, body);
    expect(error).toMatchObject({ status: 409, code: 'quote.altered' });
    expect(readPriceChanged(error!)?.quote.totalPrice).toBe(body.totalPrice);
  }
  expect(await countOrders(osh)).toBe(before);
});

test('C1 a quote of before the sign-in holds, one of half an hour ago does not', async () => {
  const now = osh.clock.now;
  const [guest, person] = [{ api: osh.as(null) }, await osh.person()];
  const [early, old] = [await quoteOf(guest, pickUp()), await quoteOf(person, pickUp())];
  expect((await place(person, at(pickUp(), early))).error).toBeNull();
  osh.clock.now = new Date(now.getTime() + 30 * 60_000);
  const { error } = await place(person, at(pickUp(), old));
  osh.clock.now = now;
  expect(error).toMatchObject({ status: 409, code: 'quote.expired' });
  expect(readPriceChanged(error!)?.quote.mark?.id).not.toBe(old.mark!.id);
});

test('C1 an older page without a quote is held to its totals, and a wrong one brings a signed quote', async () => {
  const person = await osh.person();
  expect(unwrap(await place(person, pickUp())).quoteId).toBeNull();
  const { error } = await place(person, pickUp({ totalPrice: 80_000 }));
  expect(error).toMatchObject({ status: 409, code: 'price_changed' });
  expect(readPriceChanged(error!)?.quote).toMatchObject({
    totalPrice: 90_000,
    mark: { id: expect.any(String) },
  });
});
