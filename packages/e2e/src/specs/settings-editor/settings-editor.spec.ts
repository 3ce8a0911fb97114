import { fieldKind, type RecordsDraft, SETTING_FIELDS, withField } from '@dasturxon/core/drafts';
import { parseSettings } from '@dasturxon/core/merchant';

import { findings } from '../../findings.ts';
import { SettingsEditor } from '../../pages/settings-editor.ts';
import { signInAsOwner } from '../../pages/staff-sign-in.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';
import { newValues } from './new-values.ts';
import { bootOf, carried, json } from './storefront-settings.ts';

useOwnServer();

/** Of a group one must stay on: the first, while the others change. */
const KEPT = ['deliveryActive', 'cash', 'uzActive'];
const groupOf = (field: string) =>
  field === 'deliveryActive'
    ? ['pickupActive', 'dineInActive']
    : (field === 'cash' ? SETTING_FIELDS.payments : SETTING_FIELDS.languages).filter(
        (name) => name !== field && fieldKind('settings', name) === 'switch',
      );

// By day each row that guests meet is changed and looked at (every-row.spec.ts).
test(
  'BO-211 BO-213 an owner changes every setting of the schema, and the published values reach the storefront',
  { tag: '@nightly' },
  async ({ page: guest, browser, expectedErrors }) => {
    expectedErrors.push(/401 \(Unauthorized\)/);
    const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
    const page = await desk.newPage();
    await signInAsOwner(page, 'osh');
    await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
    const draft = await json<RecordsDraft>(page, '/admin/v1/drafts/settings');
    const published = new Map(draft.records.map(({ entity, fields }) => [entity, fields]));
    await guest.goto('/?lang=en');
    const web = await json<Record<string, unknown>>(guest, '/support/v1/merchant/settings/web');
    await page.keyboard.press('g');
    await page.keyboard.press('e');
    const editor = new SettingsEditor(page);
    const { sections } = editor;
    await expect(sections.first()).toBeVisible();

    const wanted = newValues(published).filter(({ field }) => !KEPT.includes(field));
    const left = new Map(wanted.map((one) => [`${one.entity} ${one.field}`, one]));
    for (const section of await sections.all()) {
      await section.click();
      expect(await findings(page)).toEqual([]);
      const others = page.getByRole('button', { name: 'Languages that guests do not choose from' });
      if (await others.isVisible()) await others.click();
      for (const [key, one] of left) {
        if (!(await editor.control(one.field).isVisible())) continue;
        await editor.change(one);
        left.delete(key);
      }
    }
    expect([...left.keys()]).toEqual([]);
    await editor.publishAll();

    const after = wanted
      .filter(({ entity }) => entity === 'settings')
      .reduce((row, { field, value }) => withField(row, field, value), web);
    const shown = async () => parseSettings(await json(guest, '/support/v1/merchant/settings/web'));
    await expect.poll(shown).toEqual(parseSettings(after));
    expect(carried(await bootOf(guest))).toEqual(carried(parseSettings(after)));
    const orders = await json<Record<string, unknown>>(guest, '/orders/v1/merchant/settings');
    for (const { field, value } of wanted.filter(({ entity }) => entity === 'orderSettings'))
      expect([field, orders[field]]).toEqual([field, value]);

    for (const kept of KEPT) {
      const section = { deliveryActive: 'What guests can do', cash: 'Ways to pay', uzActive: 'Languages' }[
        kept
      ]!;
      await editor.openSection(section);
      const isOn = published.get('settings')?.[kept] !== true;
      for (const other of groupOf(kept))
        await editor.control(other).getByRole('radio', { name: 'On', exact: true }).click();
      await editor
        .control(kept)
        .getByRole('radio', { name: isOn ? 'On' : 'Off', exact: true })
        .click();
    }
    await editor.publishAll();
    const last = await json<Record<string, unknown>>(guest, '/support/v1/merchant/settings/web');
    expect(KEPT.map((field) => last[field])).toEqual(
      KEPT.map((field) => published.get('settings')?.[field] !== true),
    );
    await desk.close();
  },
);
