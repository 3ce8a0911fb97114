import type { Page } from '@playwright/test';

import { becomeCustomer, everyPath, type Ids, publicIds, visit } from '../../every-screen.ts';
import { expect, test } from '../../test.ts';

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;

/** Visits everything; what a page must have is asked of each. */
async function visitAll(page: Page, ids: Ids): Promise<void> {
  for (const { name, path } of everyPath(ids))
    await test.step(path, async () => {
      await visit(page, path);
      await expect(page, `${name} has a title`).toHaveTitle(/\S/);
      const announced = await page
        .getByRole('heading', { name: /Internal Server Error|could not be loaded/ })
        .count();
      expect(announced, `${name} does not break`).toBe(0);
    });
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(`on a ${size}`, () => {
    test.describe.configure({ timeout: 180_000 });

    test(`RT-37 TEN-08 a guest opens every path on a ${size} without an error in the console`, async ({
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(/status of 40[14]/);
      await page.setViewportSize(viewport);
      await visitAll(page, await publicIds());
    });
  });
}

test.describe('signed in', () => {
  test.describe.configure({ timeout: 180_000 });

  // On a phone every-screen-fits.spec.ts makes the same round.
  test('RT-37 TEN-08 SCR-01 SCR-03 SCR-04 SCR-05 SCR-06 SCR-07 SCR-10 SCR-12 SCR-16 SCR-22 SCR-23 a customer opens every path on a desktop without an error in the console', async ({
    page,
  }) => {
    const ids = await becomeCustomer(page);
    await page.setViewportSize(SIZES.desktop);
    await visitAll(page, ids);
  });
});
