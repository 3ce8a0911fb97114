import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** Opens a folded card by its title ("Notes", "Promo code") until `content` of it is seen: the card may still be loading. */
export async function unfold(scope: Page | FrameLocator, title: string, content: Locator): Promise<Locator> {
  const summary = scope.locator('summary').filter({ hasText: title });
  await expect(async () => {
    if (!(await content.isVisible())) await summary.click();
    await expect(content).toBeVisible({ timeout: 3_000 });
  }).toPass();
  return content;
}
