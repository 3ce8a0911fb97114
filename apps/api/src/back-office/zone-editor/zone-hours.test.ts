import { endpoints, unwrap } from '@dasturxon/core/api';
import type { FieldValue } from '@dasturxon/core/drafts';
import type { FlatSettings } from '@dasturxon/core/merchant';
import { beforeEach, describe, expect, test } from 'vitest';

import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { editedBrand } from '../../testing/back-office/menu-editor.ts';
import { publishZones, saveZones, zonePatches, zonesDraft } from '../../testing/back-office/zone-editor.ts';
import { address, delivery, place, quoteBody, settings } from '../../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

/** Wednesday, 13 May 2026, noon in Tashkent. */
const NOON = new Date('2026-05-13T07:00:00Z');
const CHECKED: Partial<FlatSettings> = { shouldValidateDeliveryArea: true };

let osh: Scene;
let manager: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi({ brand: { ...editedBrand(), settings: settings(CHECKED) }, now: NOON });
  manager = await staffPerson(osh, { role: 'MANAGER' });
});

const quoted = (change: Parameters<typeof delivery>[0] = {}) =>
  osh.as(null)(endpoints.quoteOrder, { body: quoteBody(delivery(change)) });
const atTime = (day: string, time: string) => ({ later: true, day, time });

describe('BO-397 the hours of a delivery zone', () => {
  test('BO-397 an address of the zone is delivered to in its hours alone, and refused as outside of every zone', async () => {
    unwrap(await saveZones(manager, zonePatches('region-1', { from: '18:00', until: '23:00' })));
    expect((await quoted()).error).toBeNull();
    unwrap(await publishZones(manager, 1));
    const guest = await osh.person();
    expect((await place(guest, delivery())).error?.code).toBe('delivery.outOfZone');
    osh.clock.now = new Date('2026-05-13T13:00:00Z');
    unwrap(await place(guest, delivery()));
  });

  test('BO-397 an order for later is judged by its own time', async () => {
    unwrap(
      await saveZones(manager, zonePatches('region-1', { from: '18:00', until: '23:00', price: 21_000 })),
    );
    unwrap(await publishZones(manager, 1));
    const evening = unwrap(await quoted(atTime('2026-05-13', '19:00')));
    expect(evening.deliveryPrice).toBe(21_000);
    const afternoon = await quoted(atTime('2026-05-14', '15:00'));
    expect(afternoon.error?.code ?? afternoon.data?.deliveryPrice).not.toBe(21_000);
  });

  test('BO-397 guests get the hours with the zones, for the same rule on their side', async () => {
    const hours = { days: ['SUNDAY'], from: '10:00', until: '16:00' };
    unwrap(await saveZones(manager, zonePatches('region-1', hours)));
    unwrap(await publishZones(manager, 1));
    expect(unwrap(await osh.as(null)(endpoints.listRegions, { query: {} }))).toMatchObject([hours]);
  });

  test('BO-397 what is no time is not saved', async () => {
    const wrong: [string, FieldValue][] = [
      ['from', '25:00'],
      ['until', 'evening'],
      ['days', ['TODAY']],
    ];
    for (const [field, value] of wrong) {
      const patches = zonePatches('region-1', { [field]: value });
      expect((await saveZones(manager, patches)).error?.status).toBe(400);
    }
  });
});

describe('BO-398 where orders go', () => {
  test('BO-398 the editor gets squares of three guests or more, and none of other days or without a delivery', async () => {
    const dots = async () => (await zonesDraft(manager)).orderDots;
    for (let guests = 0; guests < 2; guests += 1) unwrap(await place(await osh.person(), delivery()));
    expect(await dots()).toEqual([]);
    unwrap(await place(await osh.person(), delivery()));
    expect(await dots()).toEqual([
      { lat: expect.closeTo(address.latitude, 2), lon: expect.closeTo(address.longitude, 2), orders: 3 },
    ]);
    expect(JSON.stringify(await dots())).not.toContain(String(address.latitude));
    osh.clock.now = new Date(NOON.getTime() + 31 * 86_400_000);
    const later = await staffPerson(osh, { role: 'MANAGER' });
    expect((await zonesDraft(later)).orderDots).toEqual([]);
  });
});
