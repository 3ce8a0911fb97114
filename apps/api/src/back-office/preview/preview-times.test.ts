import { endpoints, PREVIEW_HEADER, unwrap } from '@dasturxon/core/api';
import type { DraftEntity, FieldValue, SentPatch } from '@dasturxon/core/drafts';
import { beforeEach, describe, expect, test } from 'vitest';

import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { branchPatch, saveBranches } from '../../testing/back-office/branch-editor.ts';
import { draftOf, editedBrand, patch, publish, save } from '../../testing/back-office/menu-editor.ts';
import { savePromos } from '../../testing/back-office/promo-editor.ts';
import { pickUp, quoteBody, settings } from '../../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let manager: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi({
    brand: { ...editedBrand(), promos: [], settings: settings({ promoActive: true }) },
  });
  manager = await staffPerson(osh, { role: 'MANAGER' });
});

/** A time of Tashkent; 2027-05-10 is a Monday, long after every test. */
const at = (text: string) => new Date(`2027-05-${text}:00+05:00`).toISOString();
const patches = (entity: DraftEntity, fields: Record<string, FieldValue>): SentPatch[] =>
  Object.entries(fields).map(([field, value]) => ({ entity, id: NEW, field, value, base: 0 }));
const NEW = 'a1b2c3d4-0000-4000-8000-000000000001';

/** What a call of a preview that is set to a time answers; null: now. */
async function asked(moment: string | null, path: string, body?: object): Promise<Response> {
  const { token } = unwrap(
    await manager.api(endpoints.openPreview, { query: moment === null ? {} : { at: moment } }),
  );
  return osh.request(path, {
    method: body ? 'POST' : 'GET',
    headers: { [PREVIEW_HEADER]: token, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
}

type Quoted = { totalPrice?: number; totalProductPrice?: number; code?: string };
const quoted = async (moment: string | null, body: object = quoteBody(pickUp())): Promise<Quoted> =>
  (await asked(moment, '/orders/v1/orders/quote', body)).json();

/** The price of the first dish in the menu of a preview. */
async function priceAt(moment: string | null): Promise<number> {
  const menu = await asked(moment, '/products/v1/overalls?type=WEB');
  const { products } = (await menu.json()) as { products: { id: string; costPrice: number }[] };
  return products.find(({ id }) => id === 'product-1')!.costPrice;
}

describe('BO-301 BO-394 a preview at a time', () => {
  test('BO-394 has the lower prices of a happy hour within its hours alone', async () => {
    const happyHour = {
      exists: true,
      isOn: true,
      'title.uz': 'Baxtli soat',
      kind: 'PRICE',
      discount: 20,
      'rule.from': '15:00',
      'rule.until': '17:00',
      productIds: ['product-1'],
    };
    unwrap(await savePromos(manager, patches('menuTime', happyHour)));
    const usual = (await quoted(at('10T14:59'))).totalProductPrice!;
    expect((await quoted(at('10T15:00'))).totalProductPrice).toBe(usual * 0.8);
    expect((await quoted(at('10T16:59'))).totalProductPrice).toBe(usual * 0.8);
    expect((await quoted(at('10T17:00'))).totalProductPrice).toBe(usual);
  });

  test('BO-394 sells dishes of the morning in the morning alone', async () => {
    const breakfast = {
      exists: true,
      isOn: true,
      'title.uz': 'Nonushta',
      kind: 'HOURS',
      'rule.from': '09:00',
      'rule.until': '12:00',
      productIds: ['product-1'],
    };
    unwrap(await savePromos(manager, patches('menuTime', breakfast)));
    expect((await quoted(at('10T11:00'))).code).toBeUndefined();
    expect((await quoted(at('10T13:00'))).code).toBe('product.unavailable');
  });

  test('BO-394 takes off what a promotion of a weekday takes off, on that weekday alone', async () => {
    const monday = {
      exists: true,
      isActive: true,
      'name.ru': 'Понедельник',
      productDiscount: 10,
      'rule.days': ['MONDAY'],
    };
    unwrap(await savePromos(manager, patches('promo', monday)));
    const tuesday = (await quoted(at('11T13:00'))).totalPrice!;
    expect((await quoted(at('10T13:00'))).totalPrice).toBe(tuesday * 0.9);
  });

  test('BO-394 BO-476 has the hours of that day: a holiday is closed, as the night and the minutes after the last order are', async () => {
    const holiday = [{ date: '2027-05-10', type: 'ALL', open: null, close: null, isDayOff: true }];
    const week = ['MONDAY', 'TUESDAY'].map((weekName) => ({
      type: 'PICK_UP',
      weekName,
      open: '09:00',
      close: '23:00',
      isDayOff: false,
    }));
    unwrap(
      await saveBranches(manager, [branchPatch('specialHours', holiday), branchPatch('workHours', week)]),
    );
    const isOpen = async (moment: string) => {
      const query = new URLSearchParams({ branchId: 'branch-1', type: 'PICK_UP' });
      const answer = await asked(moment, `${endpoints.readOpening.path}?${query}`);
      return ((await answer.json()) as { isOpen: boolean }).isOpen;
    };
    expect(await isOpen(at('10T13:00'))).toBe(false);
    expect(await isOpen(at('11T13:00'))).toBe(true);
    expect(await isOpen(at('11T03:00'))).toBe(false);
    expect(await isOpen(at('11T22:30'))).toBe(true);
    unwrap(await saveBranches(manager, [branchPatch('lastOrderMinutes', 30)]));
    expect(await isOpen(at('11T22:29'))).toBe(true);
    expect(await isOpen(at('11T22:30'))).toBe(false);
  });

  test('BO-394 has a price from the time on for which it is planned; without a time it has the whole draft', async () => {
    const usual = await priceAt(null);
    unwrap(await save(manager, [patch('costPrice', 77_000)]));
    const { revision } = await draftOf(manager);
    unwrap(await publish(manager, revision, { at: at('10T15:00') }));
    expect(await priceAt(at('10T14:59'))).toBe(usual);
    expect(await priceAt(at('10T15:00'))).toBe(77_000);
    expect(await priceAt(null)).toBe(77_000);
    unwrap(await save(manager, [patch('costPrice', 66_000, 0, 'lagman')]));
    const menu = await (await asked(at('10T14:59'), '/products/v1/overalls?type=WEB')).text();
    expect(menu).toContain('66000');
  });
});
