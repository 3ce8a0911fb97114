import { endpoints, unwrap } from '@dasturxon/core/api';
import type { DraftEntity } from '@dasturxon/core/drafts';
import { LANGUAGES } from '@dasturxon/core/kernel';
import { settingsFromParts } from '@dasturxon/core/merchant';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { settings } from '../../db/schema/merchants.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { draftOf, editedBrand, patch, publish, save } from '../../testing/back-office/menu-editor.ts';
import {
  publishSettings,
  saveSettings,
  setting,
  settingsDraftOf,
} from '../../testing/back-office/settings-editor.ts';
import { key } from '../../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';
import { publishPlannedJob } from '../planned-job.ts';

let osh: Scene;
let manager: StaffPerson;
let other: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi({ brand: editedBrand() });
  manager = await staffPerson(osh, { role: 'MANAGER' });
  other = await staffPerson(osh, { role: 'ADMIN' });
});

const put = (parts: Partial<typeof settings.$inferInsert>) =>
  osh.deps.db.inTenant(osh.merchantId, (tx) => tx.update(settings).set(parts));
/** What guests' storefronts make of the parts. */
async function shown() {
  const guest = osh.as(null);
  const [about, web] = [
    unwrap(await guest(endpoints.getAbout)),
    unwrap(await guest(endpoints.getWebSettings)),
  ];
  return settingsFromParts({ about, web, clickApp: null });
}
const eventually = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 5_000, interval: 20 });
const fieldsOf = async (entity: DraftEntity) =>
  (await settingsDraftOf(manager)).records.find((record) => record.entity === entity)!.fields;
const undo = (version: number, expectedVersion: number) =>
  other.api(endpoints.undoSettingsVersion, {
    body: { version, expectedVersion, skipChanged: false },
    idempotencyKey: key(),
  });

test('BO-384 an editor reads how much of the menu is translated into each language', async () => {
  const { fill } = await settingsDraftOf(manager);
  expect(fill.map(({ language }) => language)).toEqual([...LANGUAGES]);
  const of = (language: string) => fill.find((one) => one.language === language)!;
  expect(of('ru').all).toBeGreaterThan(0);
  expect(of('ru').filled).toBe(of('ru').all);
  expect(of('zh')).toEqual({ language: 'zh', filled: 0, all: of('ru').all });
});

describe('BO-210 the draft of the settings', () => {
  test('BO-210 guests see nothing of it until it is published, and the state before after an undo', async () => {
    const before = await shown();
    unwrap(
      await saveSettings(manager, [
        setting('mainColor', '#00aa44'),
        setting('bannersActive', true),
        setting('leftCopyWrite.uz', ' Osh markazi '),
        setting('googleTagManager.id', 'GTM-ABC123'),
        setting('minimalDeliveryPrice', 70_000, { entity: 'orderSettings' }),
        setting('name.ar', 'أوش', { entity: 'brand' }),
      ]),
    );
    expect(await shown()).toEqual(before);
    expect(unwrap(await publishSettings(other, 1))).toMatchObject({ version: 2, changes: 6 });
    await eventually(async () => expect((await shown()).look.mainColor).toBe('#00AA44'));
    expect(await shown()).toMatchObject({
      features: { banners: true },
      look: { leftCopyWrite: { uz: 'Osh markazi' } },
    });
    const guest = osh.as(null);
    expect(unwrap(await guest(endpoints.getOrderSettings)).minimalDeliveryPrice).toBe(70_000);
    const brand = unwrap(await guest(endpoints.getMerchant, { params: { id: osh.merchantId } }));
    expect(brand.name).toMatchObject({ ar: 'أوش', uz: expect.stringMatching(/./) });
    unwrap(await undo(2, 2));
    await eventually(async () => expect(await shown()).toEqual(before));
  });

  test('BO-210 two editors of different settings both stay; of one the second gets both values', async () => {
    unwrap(await saveSettings(manager, [setting('title', 'Osh')]));
    unwrap(await saveSettings(other, [setting('brand', 'Osh markazi')]));
    const late = await saveSettings(other, [setting('title', 'Choyxona')]);
    expect(late.error).toMatchObject({ status: 409, code: 'draft.conflict' });
    expect(late.error?.data['conflicts']).toMatchObject([
      { field: 'title', yours: 'Choyxona', theirs: 'Osh', revision: 1, by: 'MANAGER' },
    ]);
  });

  test('BO-210 a setting that only the about part has is edited, and emptied, like any other', async () => {
    await put({ about: { phone: '+998712000000', phoneActive: true }, web: {} });
    expect(await fieldsOf('settings')).toMatchObject({ phone: '+998712000000', phoneActive: true });
    unwrap(await saveSettings(manager, [setting('phone', null)]));
    unwrap(await publishSettings(other, 1));
    await eventually(async () => expect((await shown()).contacts).toEqual([]));
    expect(await fieldsOf('settings')).toMatchObject({ phone: null, phoneActive: true });
  });

  test('SET-28 D48 the check of the area has one place after a publication', async () => {
    await put({ orders: { shouldValidateDeliveryArea: true }, web: { shouldValidateDeliveryArea: false } });
    expect(await fieldsOf('settings')).toMatchObject({ shouldValidateDeliveryArea: true });
    const both = [
      setting('shouldValidateDeliveryArea', false),
      setting('cashbackPercent', 5, { entity: 'orderSettings' }),
    ];
    unwrap(await saveSettings(manager, both));
    unwrap(await publishSettings(other, 1));
    expect(await fieldsOf('settings')).toMatchObject({ shouldValidateDeliveryArea: false });
    expect(await fieldsOf('orderSettings')).toMatchObject({ cashbackPercent: 5 });
    const order = unwrap(await osh.as(null)(endpoints.getOrderSettings));
    expect(order).toMatchObject({ shouldValidateDeliveryArea: null, cashbackPercent: 5 });
  });

  test('BO-210 menu and settings are drafted, published, dropped and undone apart', async () => {
    unwrap(await save(manager, [patch('costPrice', 50_000)]));
    unwrap(await saveSettings(manager, [setting('isDark', true)]));
    expect((await draftOf(manager)).patches.map(({ field }) => field)).toEqual(['costPrice']);
    expect((await settingsDraftOf(manager)).patches.map(({ field }) => field)).toEqual(['isDark']);
    unwrap(await publish(manager, 1));
    expect((await shown()).look.theme).toBe('LIGHT');
    unwrap(await publishSettings(other, 3));
    const versions = async (name: 'listMenuVersions' | 'listSettingsVersions') =>
      unwrap(await manager.api(endpoints[name])).map(({ version }) => version);
    expect([await versions('listMenuVersions'), await versions('listSettingsVersions')]).toEqual([[2], [3]]);
    expect((await undo(2, 3)).error?.code).toBe('menuVersion.notFound');
    const changes = await manager.api(endpoints.listSettingsChanges, { query: { version: 2 } });
    expect(unwrap(changes)).toEqual([]);
  });

  test('BO-210 a change of the menu does not appear among the settings', async () => {
    expect((await saveSettings(manager, [patch('costPrice', 50_000)])).error?.status).toBe(400);
    expect((await save(manager, [setting('isDark', true)])).error?.status).toBe(400);
    const unknown = { ...setting('isDark', true), id: 'click' };
    expect((await saveSettings(manager, [unknown])).error?.status).toBe(404);
  });

  test('BO-210 a planned publication reaches guests at its time', async () => {
    unwrap(await saveSettings(manager, [setting('isDark', true)]));
    const at = new Date(osh.clock.now.getTime() + 3_600_000).toISOString();
    expect(unwrap(await publishSettings(other, 1, { at })).version).toBeNull();
    expect((await shown()).look.theme).toBe('LIGHT');
    await publishPlannedJob(osh.deps, osh.merchantId, { at });
    await eventually(async () => expect((await shown()).look.theme).toBe('DARK'));
  });
});

test('BO-212 settings without a service, a way to pay or a language are not published', async () => {
  const off = ['deliveryActive', 'pickupActive', 'dineInActive'].map((field) => setting(field, false));
  unwrap(await saveSettings(manager, off));
  const refused = await publishSettings(other, 1);
  expect(refused.error).toMatchObject({ status: 422, code: 'draft.incomplete' });
  expect(refused.error?.data['problems']).toMatchObject([{ problem: 'serviceMissing' }]);
});

describe('T04 BO-03 rights of the settings', () => {
  test('T04 a draft of one brand is neither seen nor published by another', async () => {
    const burger = await aRunningApi({ brand: editedBrand() });
    const theirs = await staffPerson(burger, { role: 'ADMIN' });
    unwrap(await saveSettings(manager, [setting('title', 'Osh')]));
    expect((await settingsDraftOf(theirs)).patches).toEqual([]);
    expect((await publishSettings(theirs, 9)).error?.code).toBe('draft.empty');
    unwrap(await publishSettings(other, 1));
    expect(unwrap(await theirs.api(endpoints.listSettingsVersions))).toEqual([]);
  });

  test('BO-03 BO-210 managers prepare settings, and owners publish them and take them back', async () => {
    const local = await staffPerson(osh, { role: 'MANAGER', branchIds: ['branch-1'] });
    unwrap(await saveSettings(local, [setting('title', 'Osh')]));
    expect((await settingsDraftOf(local)).canPublish).toBe(false);
    expect((await settingsDraftOf(manager)).canPublish).toBe(false);
    expect((await settingsDraftOf(other)).canPublish).toBe(true);
    for (const one of [local, manager]) expect((await publishSettings(one, 1)).error?.code).toBe('forbidden');
    unwrap(await publishSettings(other, 1));
    const asked = { body: { version: 2, expectedVersion: 2, skipChanged: false }, idempotencyKey: key() };
    expect((await manager.api(endpoints.undoSettingsVersion, asked)).error?.code).toBe('forbidden');
    const operator = await staffPerson(osh, { role: 'OPERATOR' });
    expect((await operator.api(endpoints.readSettingsDraft)).error?.code).toBe('forbidden');
  });

  test('T66 nothing sealed is in the settings that an editor reads', async () => {
    expect(JSON.stringify(await settingsDraftOf(other))).not.toMatch(/password|secret|apiKey|staffChat/i);
  });
});
