import { endpoints, unwrap } from '@dasturxon/core/api';
import type { FieldValue, SentPatch } from '@dasturxon/core/drafts';
import { MenuRule } from '@dasturxon/core/catalog';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';

import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { editedBrand } from '../../testing/back-office/menu-editor.ts';
import {
  promosDraft,
  publishPromos,
  savePromos,
  undoPromos,
} from '../../testing/back-office/promo-editor.ts';
import { pickUp, quoteBody } from '../../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let manager: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi({ brand: editedBrand() });
  manager = await staffPerson(osh, { role: 'MANAGER' });
});

const NEW = 'a1b2c3d4-0000-4000-8000-000000000001';
const patches = (fields: Record<string, FieldValue>, base = 0): SentPatch[] =>
  Object.entries(fields).map(([field, value]) => ({ entity: 'menuTime', id: NEW, field, value, base }));
const published = async (fields: Record<string, FieldValue>, base = 0) =>
  publishPromos(manager, unwrap(await savePromos(manager, patches(fields, base))).revision);
const happyHour: Record<string, FieldValue> = {
  exists: true,
  isOn: true,
  'title.uz': 'Baxtli soat',
  kind: 'PRICE',
  discount: 20,
  productIds: ['product-1'],
};
const rule = (of: object) => v.parse(MenuRule, { ...of, productIds: ['product-1'] });
const rules = async () => unwrap(await osh.as(null)(endpoints.getOverall, { query: { type: 'WEB' } })).rules;
const total = async () => {
  const guest = await osh.person();
  return unwrap(await guest.api(endpoints.quoteOrder, { body: quoteBody(pickUp()) })).totalProductPrice;
};

describe('BO-359 hours of dishes', () => {
  test('BO-359 B21 a happy hour is made, published, paused, removed and brought back by undo; prices and the menu follow', async () => {
    const usual = await total();
    unwrap(await savePromos(manager, patches(happyHour)));
    expect([await total(), await rules()]).toEqual([usual, []]);
    unwrap(await publishPromos(manager, 1));
    expect(await total()).toBe(usual * 0.8);
    expect(await rules()).toMatchObject([
      { id: NEW, kind: 'PRICE', discount: 20, productIds: ['product-1'] },
    ]);
    unwrap(await published({ isOn: false }, 2));
    expect(await total()).toBe(usual);
    unwrap(await published({ isOn: true, 'rule.from': '00:00', 'rule.until': '00:00' }, 4));
    expect(await total()).toBe(usual * 0.8);
    const version = unwrap(await published({ exists: false }, 6)).version!;
    expect([await total(), await rules()]).toEqual([usual, []]);
    const kept = (await promosDraft(manager)).records.filter(({ entity }) => entity === 'menuTime');
    expect(kept).toEqual([]);
    unwrap(await undoPromos(manager, version, version));
    expect(await total()).toBe(usual * 0.8);
  });

  test('BO-359 hours without dishes are saved and not published', async () => {
    const answer = await published({ ...happyHour, productIds: [] });
    expect(answer.error?.code).toBe('draft.incomplete');
    expect(answer.error?.data['problems']).toEqual([
      { entity: 'menuTime', id: NEW, field: 'productIds', problem: 'noDishes' },
    ]);
  });

  test('BO-359 rules that no editor made are edited with what else they hold', async () => {
    const whole = {
      id: 'breakfast',
      name: { uz: 'Nonushta' },
      kind: 'HOURS',
      days: ['MONDAY'],
      from: '07:00',
      until: '11:00',
    };
    osh = await aRunningApi({ brand: { ...editedBrand(), rules: [rule(whole)] } });
    manager = await staffPerson(osh, { role: 'MANAGER' });
    const change = {
      entity: 'menuTime',
      id: 'breakfast',
      field: 'rule.until',
      value: '12:00',
      base: 0,
    } as const;
    unwrap(await publishPromos(manager, unwrap(await savePromos(manager, [change])).revision));
    expect(await rules()).toEqual([rule({ ...whole, until: '12:00' })]);
  });
});
