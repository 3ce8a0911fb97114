import { endpoints, unwrap } from '@dasturxon/core/api';
import type { OrderStatus } from '@dasturxon/core/order';
import { beforeAll, describe, expect, test } from 'vitest';

import { COMMANDS } from '../management/commands.ts';
import { delivery, pickUp, place } from '../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';

let osh: Scene;
let staff: Person;
beforeAll(async () => {
  osh = await aRunningApi();
  staff = await osh.person({ role: 'MANAGER' });
});

async function bought(who: Person, upTo: OrderStatus[] = ['ACCEPTED', 'DONE', 'CLOSED']) {
  const { id } = unwrap(await place(who, pickUp()));
  for (const to of upTo) unwrap(await staff.api(endpoints.moveOrder, { params: { id }, body: { to } }));
}
const grade = (who: Person, stars: number, comment: string | null = null, productId = 'product-1') =>
  who.api(endpoints.gradeProduct, { body: { productId, grade: stars, comment } });
const reviews = async (query = {}) =>
  unwrap(await osh.as(null)(endpoints.listReviews, { params: { id: 'product-1' }, query }));

describe('grades and reviews', () => {
  test('T43 only a customer who received the product reviews it', async () => {
    const outsider = await osh.person();
    expect((await grade(outsider, 5)).error).toMatchObject({ code: 'order.notGradable' });
    await bought(outsider, ['ACCEPTED']);
    expect((await grade(outsider, 5)).error).toMatchObject({ code: 'order.notGradable' });
    expect(await reviews()).toEqual([]);
  });

  test('API-06 MENU-08 ENT-28 a buyer’s grade counts in the product’s average', async () => {
    const [first, second] = [await osh.person(), await osh.person()];
    await bought(first);
    await bought(second);
    expect(unwrap(await grade(first, 5, 'Zo‘r osh!'))).toMatchObject({ grade: 5, firstName: 'Aziza' });
    unwrap(await grade(second, 4));
    expect(unwrap(await osh.as(null)(endpoints.listGrades))).toEqual([
      { productId: 'product-1', grade: 4.5 },
    ]);
  });

  test('T43 a second review replaces the first, whatever was bought since', async () => {
    const guest = await osh.person();
    await bought(guest);
    unwrap(await grade(guest, 1, 'Kech keldi'));
    const before = await reviews();
    await bought(guest);
    unwrap(await grade(guest, 3, 'Yaxshi'));
    const after = await reviews();
    expect(after).toHaveLength(before.length);
    expect(after.map(({ comment }) => comment)).not.toContain('Kech keldi');
  });

  test('ENT-28 reviews are public, in pages, newest first, with first names only', async () => {
    osh.clock.now = new Date(osh.clock.now.getTime() + 60_000);
    const guest = await osh.person();
    await bought(guest);
    unwrap(await grade(guest, 2, 'Oxirgisi'));
    const all = await reviews();
    expect(all[0]).toMatchObject({ comment: 'Oxirgisi', grade: 2 });
    expect(Object.keys(all[0]!)).not.toContain('userId');
    expect(await reviews({ size: 1, page: 1 })).toEqual(all.slice(1, 2));
  });

  test('T43 a dish and its order can be rated from the delivery on, before the order is closed', async () => {
    const guest = await osh.person();
    const { id } = unwrap(await place(guest, delivery()));
    for (const to of ['ACCEPTED', 'DONE', 'ON_WAY', 'DELIVERED'] as const) {
      expect((await grade(guest, 5)).error).toMatchObject({ code: 'order.notGradable' });
      unwrap(await staff.api(endpoints.moveOrder, { params: { id }, body: { to } }));
    }
    expect(unwrap(await grade(guest, 5, 'Issiq yetib keldi'))).toMatchObject({ grade: 5 });
    const body = { grade: 4, comment: null };
    expect(unwrap(await guest.api(endpoints.gradeOrder, { params: { id }, body }))).toMatchObject({
      grade: 4,
    });
  });

  test('B34 the restaurant’s reply is under the review and comes to its guest once; a new rating removes it', async () => {
    osh.clock.now = new Date(osh.clock.now.getTime() + 120_000);
    const guest = await osh.person();
    await bought(guest);
    const { id } = unwrap(await grade(guest, 2, 'Sovuq edi'));
    const command = (given: object) =>
      COMMANDS['brand-reviews']!(osh.deps, { sub: osh.merchantId, ...given });
    expect(await command({})).toContain(`${id}  2 of 5  product-1  Sovuq edi`);
    for (let i = 0; i < 2; i += 1) await command({ reply: id, text: 'Uzr soʻraymiz!' });
    expect((await reviews())[0]).toMatchObject({ comment: 'Sovuq edi', reply: 'Uzr soʻraymiz!' });
    const messages = unwrap(await guest.api(endpoints.listNotifications, { params: { id: guest.userId } }));
    expect(messages.filter(({ text }) => text?.uz === 'Uzr soʻraymiz!')).toMatchObject([
      { title: { eng: 'The restaurant replied to your review' } },
    ]);
    unwrap(await grade(guest, 5, 'Endi issiq'));
    expect((await reviews())[0]).toMatchObject({ comment: 'Endi issiq', reply: null });
    await expect(command({ reply: 'ghost', text: 'x' })).rejects.toThrow('There is no review ghost');
  });

  test.each([0, 6, 4.5])('a grade of %d is refused', async (stars) => {
    expect((await grade(await osh.person(), stars)).error).toMatchObject({ code: 'request.invalid' });
  });

  test('T04 an unknown product is 404', async () => {
    const { error } = await osh.as(null)(endpoints.listReviews, { params: { id: 'ghost' }, query: {} });
    expect(error).toMatchObject({ code: 'product.notFound', status: 404 });
    expect((await grade(await osh.person(), 5, null, 'ghost')).error?.code).toBe('product.notFound');
  });

  test('T07 a grade at one brand does not appear at another', async () => {
    const burger = await aRunningApi();
    expect(unwrap(await burger.as(null)(endpoints.listGrades))).toEqual([]);
  });
});
