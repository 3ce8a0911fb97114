import type { Locator, Page } from '@playwright/test';

import { expect } from '../test.ts';

/** The brand's page: what can be ordered. */
export class MenuPage {
  readonly page: Page;
  readonly cards: Locator;
  readonly basketBar: Locator;

  constructor(page: Page) {
    this.page = page;
    this.cards = page.locator('[data-product]');
    this.basketBar = page.locator('[data-basket]');
  }

  async open(path = '/'): Promise<this> {
    await this.page.goto(path);
    await this.cards.first().waitFor();
    return this;
  }

  card(productId: string): Locator {
    return this.page.locator(`[data-product="${productId}"]`);
  }

  /** Adds a product once by the button on its card. */
  async add(productId: string): Promise<void> {
    const button = this.card(productId).locator('[data-add]');
    await button.scrollIntoViewIfNeeded();
    await button.tap();
  }

  /** Opens a product in its sheet. */
  async openProduct(productId: string): Promise<void> {
    const link = this.card(productId).getByRole('link');
    await link.scrollIntoViewIfNeeded();
    await link.tap();
  }

  /**
   * Taps a category until it is reached: the row of categories still moves while the page starts, and a tap can meet the link
   * beside.
   */
  async chooseCategory(link: Locator, isReached: (within: { timeout: number }) => Promise<void>) {
    await expect(async () => {
      await link.tap();
      await isReached({ timeout: 3_000 });
    }).toPass();
  }

  /** The total of the basket bar in whole so'm; 0 while there is no bar. */
  async total(): Promise<number> {
    if ((await this.basketBar.count()) === 0) return 0;
    return Number(await this.basketBar.locator('[data-total]').getAttribute('data-total'));
  }
}
