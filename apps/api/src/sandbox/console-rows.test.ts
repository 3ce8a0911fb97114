import { endpoints, unwrap } from '@dasturxon/core/api';
import type { ChangeRow } from '@dasturxon/sandbox';
import { beforeAll, describe, expect, test } from 'vitest';

import { pickUp, place } from '../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';
import { changeConsoleRow } from './console-rows.ts';

let osh: Scene;
let guest: Person;
let change: ChangeRow;
beforeAll(async () => {
  osh = await aRunningApi();
  guest = await osh.person();
  change = changeConsoleRow(osh.deps);
});

describe('rows of a brand, changed from the sandbox', () => {
  test('T32 a stopped product is refused by the next order, and sold again when it is put back', async () => {
    const { cartItems } = pickUp();
    const id = cartItems[0]!.productId;
    const before = await change(osh.merchantId, { table: 'products', id, set: { isAvailable: false } });
    expect(before).toEqual({ isAvailable: true });
    expect((await place(guest, pickUp())).error?.code).toBe('product.unavailable');
    await change(osh.merchantId, { table: 'products', id, set: before! });
    expect((await place(guest, pickUp())).error).toBeNull();
  });

  test('T37 what is no column changes among the wire’s fields, and the others stay', async () => {
    const read = async () => unwrap(await guest.api(endpoints.getBranch, { params: { id: 'branch-1' } }));
    const { workHours, phone } = await read();
    const closed = workHours.map((day) => ({ ...day, isDayOff: true }));
    const before = await change(osh.merchantId, {
      table: 'branches',
      id: 'branch-1',
      set: { workHours: closed },
    });
    expect(await read()).toMatchObject({ workHours: closed, phone });
    await change(osh.merchantId, { table: 'branches', id: 'branch-1', set: before! });
    expect((await read()).workHours).toEqual(workHours);
  });

  test.each([
    ['m-nobody', 'branch-1'],
    ['', 'branch-of-nobody'],
  ])('nothing of %j with the id %j is changed', async (vendor, id) => {
    const set = { isMain: true };
    expect(await change(vendor || osh.merchantId, { table: 'branches', id, set })).toBeNull();
  });
});
