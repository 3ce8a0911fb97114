import {
  type DraftEntity,
  fieldKind,
  fieldNames,
  type RecordsDraft,
  SETTING_FIELDS,
  withField,
} from '@dasturxon/core/drafts';
import { parseSettings } from '@dasturxon/core/merchant';
import type { Frame, Page } from '@playwright/test';

import { signInAsOwner } from '../../pages/staff-sign-in.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';
import { carried, json } from './storefront-settings.ts';

useOwnServer();

type Flag = { entity: DraftEntity; field: string };
const flagsOf = (entity: DraftEntity): Flag[] =>
  fieldNames(entity)
    .filter((field) => fieldKind(entity, field) === 'switch')
    .map((field) => ({ entity, field }));
const FLAGS = [...flagsOf('settings'), ...flagsOf('orderSettings')];

/** Of these at least one stays on: each is put back before the next. */
const GROUPED = new Set([
  'deliveryActive',
  'pickupActive',
  'dineInActive',
  ...SETTING_FIELDS.payments,
  ...SETTING_FIELDS.languages,
]);

/** Where the preview and guests read what a flag is. */
const SOURCES: Readonly<Record<string, string>> = {
  settings: '/support/v1/merchant/settings/web',
  orderSettings: '/orders/v1/merchant/settings',
};

/** A page has it only with an id of analytics, and this brand has none. */
const NEEDS_AN_ID = 'consentRequired';

type Timed = typeof globalThis & { pressedAt?: number; drawnAt?: number };

/** Keeps when the last press was, and when the page of the preview was last drawn. */
const keepTimes = (page: Page) =>
  page.evaluate(() => {
    const timed: Timed = globalThis;
    addEventListener('click', () => (timed.pressedAt = performance.now()), { capture: true });
    addEventListener('message', ({ data }) => {
      if (data === 'dasturxon:preview-drawn') timed.drawnAt = performance.now();
    });
  });

/** Milliseconds from the last press until the preview was drawn again; null while it has not been. */
const lasted = (page: Page) =>
  page.evaluate(() => {
    const { pressedAt = 0, drawnAt = 0 }: Timed = globalThis;
    return drawnAt > pressedAt ? Math.round(drawnAt - pressedAt) : null;
  });

async function shownFrame(page: Page): Promise<Frame> {
  const frame = page.locator('iframe:not([aria-hidden="true"])');
  const element = await frame.elementHandle();
  return (await element.contentFrame())!;
}

/** The settings that the page of the preview begins with, as JSON. */
const bootIn = async (page: Page): Promise<string> => {
  const text = await (await shownFrame(page)).evaluate(() => document.querySelector('#boot')?.textContent);
  const { settings } = JSON.parse(text ?? '{}') as { settings?: object };
  return JSON.stringify(settings ?? null);
};

test('scenario 21 BO-353 each flag of the settings changes the preview, and guests see none of it before publication', async ({
  page: guest,
  browser,
  expectedErrors,
}) => {
  // Some forty presses, each of which draws a page of the storefront.
  test.slow();
  expectedErrors.push(/401 \(Unauthorized\)/);
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const page = await desk.newPage();
  await signInAsOwner(page, 'osh');
  await page.getByRole('link', { name: 'Settings' }).click();
  const draft = await json<RecordsDraft>(page, '/admin/v1/drafts/settings');
  const published = new Map(draft.records.map(({ entity, fields }) => [entity, fields]));
  await guest.goto('/?lang=en');
  const before = {
    settings: await json<Record<string, unknown>>(guest, SOURCES['settings']!),
    orderSettings: await json<Record<string, unknown>>(guest, SOURCES['orderSettings']!),
  };
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect.poll(() => bootIn(page)).not.toBe('null');
  await keepTimes(page);

  let row = before.settings;
  const times: number[] = [];
  const flip = async ({ entity, field }: Flag, value: boolean) => {
    const boot = await bootIn(page);
    const control = page.locator(`[id="${field}"]`);
    await control.getByRole('radio', { name: value ? 'On' : 'Off', exact: true }).click();
    await expect.poll(() => lasted(page), { intervals: [50] }).not.toBeNull();
    times.push((await lasted(page))!);
    const [old, next] = [row, entity === 'settings' ? withField(row, field, value) : row];
    row = next;
    // A switch of a link that is empty, or of the server alone, changes no page.
    const isCarried = field !== NEEDS_AN_ID;
    if (
      isCarried &&
      JSON.stringify(carried(parseSettings(old))) !== JSON.stringify(carried(parseSettings(next)))
    )
      await expect
        .poll(async () => [field, await bootIn(page)], { intervals: [50] })
        .not.toEqual([field, boot]);
    const inFrame = await json<Record<string, unknown>>(await shownFrame(page), SOURCES[entity]!);
    const wanted = withField(inFrame, field, value);
    expect([field, inFrame]).toEqual([field, wanted]);
  };

  const left = new Map(FLAGS.map((flag) => [flag.field, flag]));
  for (const section of await page.getByRole('navigation', { name: 'Sections' }).getByRole('button').all()) {
    await section.click();
    for (const [field, flag] of left) {
      if (!(await page.locator(`[id="${field}"]`).isVisible())) continue;
      const isOn = published.get(flag.entity)?.[field] === true;
      await flip(flag, !isOn);
      if (GROUPED.has(field)) await flip(flag, isOn);
      left.delete(field);
    }
  }
  expect([...left.keys()]).toEqual([]);
  expect(await json(guest, SOURCES['settings']!)).toEqual(before.settings);
  expect(await json(guest, SOURCES['orderSettings']!)).toEqual(before.orderSettings);

  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  console.log(
    `From a press to the drawn preview, ${times.length} flips: half within ${at(0.5)} ms, 95 % within ${at(0.95)} ms, the longest ${at(1)} ms.`,
  );
  await desk.close();
});
