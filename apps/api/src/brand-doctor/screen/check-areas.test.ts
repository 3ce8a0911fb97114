import { endpoints, unwrap } from '@dasturxon/core/api';
import { everyDay } from '@dasturxon/core/testing';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { banners } from '../../db/schema/content.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { branchPatch, publishBranches, saveBranches } from '../../testing/back-office/branch-editor.ts';
import { contentPatches, publishContent, saveContent } from '../../testing/back-office/content-editor.ts';
import { editedBrand, patch, publish, save } from '../../testing/back-office/menu-editor.ts';
import { publishSettings, saveSettings, setting } from '../../testing/back-office/settings-editor.ts';
import { publishZones, saveZones, zonePatches } from '../../testing/back-office/zone-editor.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let owner: StaffPerson;
const banner = {
  id: 'summer',
  title: null,
  image: '/a.webp',
  url: null,
  productId: 'lagman',
  categoryId: null,
  priority: 0,
};
beforeEach(async () => {
  osh = await aRunningApi({ brand: editedBrand() });
  owner = await staffPerson(osh, { role: 'ADMIN' });
  await osh.deps.db.inTenant(osh.merchantId, async (tx) => {
    await tx
      .insert(banners)
      .values({ merchantId: osh.merchantId, id: 'summer', isActive: true, priority: 0, data: banner });
    await tx.execute(sql`insert into cities (merchant_id, id, priority, data)
      select merchant_id, 'city-2', 1, data || '{"latitude": 39.65, "longitude": 66.96}' from cities limit 1`);
    await tx.execute(sql`delete from policies`);
    await tx.execute(sql`update settings set web = web ||
      '{"bannersActive": true, "aboutMerchantActive": false, "mainColorType": "dark"}'`);
  });
});

const NEW = 'a1b2c3d4-0000-4000-8000-000000000001';
const square = (west: number): [number, number][] => [
  [west, 41.28],
  [west + 0.05, 41.28],
  [west + 0.05, 41.36],
  [west, 41.36],
];
const zone = { isActive: true, name: 'Sharq', cityId: 'city-1', polygon: square(69.2), price: 15_000 };
const never = everyDay({ type: 'PICK_UP', open: null, close: null, isDayOff: true }).map((day) => ({
  ...day,
}));

/** An area with the calls of its draft. */
const AREAS = {
  settings: {
    check: endpoints.checkSettingsDraft,
    save: saveSettings,
    publish: publishSettings,
    error: [setting('aboutMerchantActive', true)],
    found: ['policy.empty ABOUT_COMPANY'],
    warning: [setting('mainColor', '#FFEE00')],
    warned: ['look.contrast mainColor'],
  },
  branches: {
    check: endpoints.checkBranchesDraft,
    save: saveBranches,
    publish: publishBranches,
    error: [branchPatch('workHours', never)],
    found: ['hours.never branch-1'],
    warning: [
      branchPatch('specialHours', [
        { date: '2020-01-01', type: 'ALL', open: null, close: null, isDayOff: true },
      ]),
    ],
    warned: ['hours.pastDay branch-1'],
  },
  zones: {
    check: endpoints.checkZonesDraft,
    save: saveZones,
    publish: publishZones,
    error: zonePatches(NEW, { ...zone, cityId: 'city-2', polygon: square(70) }),
    found: [`zone.noBranch ${NEW}`],
    warning: zonePatches('region-1', { polygon: square(70) }),
    warned: ['branch.outsideZone branch-1', 'branch.outsideZone branch-2'],
  },
  content: {
    check: endpoints.checkContentDraft,
    save: saveContent,
    publish: publishContent,
    error: contentPatches('banner', 'summer', { productId: 'gone' }),
    found: ['link.dead summer'],
    warning: contentPatches('banner', 'summer', { isActive: false }),
    warned: ['setting.noEffect bannersActive'],
  },
} as const;

const codes = async (area: keyof typeof AREAS) => {
  const { findings } = unwrap(await owner.api(AREAS[area].check));
  return findings.map(({ code, severity, where }) => `${severity} ${code} ${where.id}`);
};

test.each(Object.keys(AREAS) as (keyof typeof AREAS)[])(
  'BO-450 an error of the %s is published after its confirmation alone',
  async (area) => {
    const own = AREAS[area];
    expect(await codes(area)).toEqual([]);
    const { revision } = unwrap(await own.save(owner, [...own.error]));
    const checked = unwrap(await owner.api(own.check));
    const found = checked.findings.filter(({ severity }) => severity === 'error');
    expect([...new Set(found.map(({ code, where }) => `${code} ${where.id}`))]).toEqual(own.found);
    const refused = await own.publish(owner, revision);
    expect(refused.error).toMatchObject({ status: 409, code: 'draft.unconfirmed' });
    expect(refused.error?.data).toEqual({ ...checked });
    unwrap(await own.publish(owner, revision, { confirmed: checked.confirmation ?? '' }));
  },
);

test.each(Object.keys(AREAS) as (keyof typeof AREAS)[])(
  'BO-450 a warning of the %s is shown and keeps nothing',
  async (area) => {
    const own = AREAS[area];
    const { revision } = unwrap(await own.save(owner, [...own.warning]));
    expect(await codes(area)).toEqual(own.warned.map((one) => `warning ${one}`));
    unwrap(await own.publish(owner, revision));
  },
);

test('BO-450 an error that the brand had before is no error of a change', async () => {
  const { revision } = unwrap(await saveSettings(owner, [setting('aboutMerchantActive', true)]));
  const { confirmation } = unwrap(await owner.api(endpoints.checkSettingsDraft));
  unwrap(await publishSettings(owner, revision, { confirmed: confirmation ?? '' }));
  const next = unwrap(await saveSettings(owner, [setting('mainColor', '#005500', { base: revision })]));
  expect(await codes('settings')).toEqual([]);
  unwrap(await publishSettings(owner, next.revision));
});

test('BO-450 a dish that a banner leads to is hidden after a confirmation', async () => {
  unwrap(await save(owner, [patch('active', false, 0, 'lagman')]));
  const { findings } = unwrap(await owner.api(endpoints.checkMenuDraft));
  expect(findings.map(({ code, where }) => `${code} ${where.kind} ${where.id}`)).toEqual([
    'link.dead banner summer',
  ]);
  expect((await publish(owner, 1)).error?.code).toBe('draft.unconfirmed');
});
