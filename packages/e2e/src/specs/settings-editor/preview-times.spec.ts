import { randomUUID } from 'node:crypto';

import type { DraftArea, SavedDraft, SentPatch } from '@dasturxon/core/drafts';
import type { Page } from '@playwright/test';

import { PLOV, TEAHOUSE } from '../../journeys.ts';
import { signInAsOwner } from '../../pages/staff-sign-in.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

/** Writes a draft from the page, as the editors do; returns the draft's revision. */
async function send(page: Page, path: string, body: object): Promise<number> {
  const { status, text } = await page.evaluate(
    async ({ address, text: sent, key }) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': key };
      const answer = await fetch(address, { method: 'POST', headers, body: sent });
      return { status: answer.status, text: await answer.text() };
    },
    { address: `/admin/v1/drafts/${path}`, text: JSON.stringify(body), key: randomUUID() },
  );
  expect(status, text).toBe(200);
  return (JSON.parse(text) as SavedDraft).revision;
}

const save = (
  page: Page,
  area: DraftArea,
  record: Omit<SentPatch, 'field' | 'value' | 'base'>,
  fields: object,
) =>
  send(page, area, {
    patches: Object.entries(fields).map(([field, value]: [string, unknown]) => ({
      ...record,
      field,
      value,
      base: 0,
    })),
  });

const NEW = 'a1b2c3d4-0000-4000-8000-000000000001';
/** A Monday and a Tuesday long after this test. */
const [MONDAY, TUESDAY] = ['2030-05-13', '2030-05-14'];
const BRANCHES = ['osh-b-markaz', 'osh-b-chilonzor', 'osh-b-registon'];

test('BO-301 BO-394 a preview that is set to a time has the prices, the hours and the promotions of that time', async ({
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  const desk = await browser.newContext({ viewport: { width: 1440, height: 1000 }, locale: 'en-GB' });
  const page = await desk.newPage();
  await signInAsOwner(page, 'osh');
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
  await save(
    page,
    'promos',
    { entity: 'menuTime', id: NEW },
    {
      exists: true,
      isOn: true,
      'title.uz': 'Baxtli soat',
      kind: 'PRICE',
      discount: 50,
      'rule.from': '15:00',
      'rule.until': '17:00',
      productIds: [PLOV],
    },
  );
  for (const id of BRANCHES)
    await save(
      page,
      'branches',
      { entity: 'branch', id },
      {
        specialHours: [{ date: TUESDAY, type: 'ALL', open: null, close: null, isDayOff: true }],
      },
    );
  const revision = await save(page, 'menu', { entity: 'product', id: TEAHOUSE }, { costPrice: 99_000 });
  await send(page, 'menu/publish', {
    expectedVersion: revision,
    at: new Date(`${MONDAY}T16:30:00+05:00`).toISOString(),
  });

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const frame = page.locator('iframe:not([aria-hidden="true"])').contentFrame();
  const card = (id: string) => frame.locator(`[data-product="${id}"]`);
  const showAt = async (time: string) => {
    await page.getByLabel('As it is at (empty: now)').fill(time);
    // The frame is taken for the next one in between.
    await expect(async () => {
      const now = await frame.locator('html').evaluate(() => new Date().toISOString());
      expect(now.slice(0, 13)).toBe(new Date(`${time}:00+05:00`).toISOString().slice(0, 13));
    }).toPass();
    await expect(card(PLOV)).toBeVisible();
  };

  await showAt(`${MONDAY}T14:30`);
  await expect(card(PLOV)).toContainText(/52\s000/);
  await expect(card(TEAHOUSE)).not.toContainText(/99\s000/);
  const header = frame.getByRole('banner');
  await expect(header).not.toContainText(/opens|closed/i);

  await showAt(`${MONDAY}T16:45`);
  await expect(card(PLOV)).toContainText(/26\s000/);
  await expect(card(TEAHOUSE)).toContainText(/99\s000/);

  await showAt(`${TUESDAY}T14:30`);
  await expect(card(PLOV)).toContainText(/52\s000/);
  await expect(header).toContainText(/opens|closed/i);
  await desk.close();
});
