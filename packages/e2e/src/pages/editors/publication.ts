import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the changes of an editor once all of them are in its draft. */
export async function openChanges(page: Page, title: string): Promise<Locator> {
  await expect(page.getByText('All changes are in the draft')).toBeVisible();
  await page.getByRole('button', { name: /^Changes: \d+$/ }).click();
  return page.getByRole('dialog', { name: title });
}

/** Publishes all changes of the open dialog, with the errors that they have, and closes it. */
export async function publishWhole(dialog: Locator): Promise<void> {
  const sure = dialog.getByRole('checkbox', { name: 'Publish with these errors' });
  const anyway = dialog.getByRole('button', { name: 'Publish with these errors' });
  const publish = dialog.getByRole('button', { name: /^Publish all: \d+$/ });
  const done = dialog.getByText('Published as version');
  const press = { timeout: 1_000 };
  // The check of the changes may come before the press or, from the server, after it.
  await expect(async () => {
    if (await done.isVisible()) return;
    if (await anyway.isVisible()) await anyway.click(press);
    else {
      if (await sure.isVisible()) await sure.check(press);
      await publish.click(press);
    }
    await expect(done).toBeVisible(press);
  }).toPass();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
}
