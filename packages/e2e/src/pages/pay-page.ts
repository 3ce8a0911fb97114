import { expect, type Locator, type Page } from '@playwright/test';

/** A provider's own page in the sandbox: brand, order, sum and the buttons. */
export class PayPage {
  readonly page: Page;
  readonly sum: Locator;

  constructor(page: Page) {
    this.page = page;
    this.sum = page.locator('[data-sum]');
  }

  /** Waits until the storefront has opened this page. */
  async arrived(provider: string): Promise<this> {
    await expect(this.page.getByRole('heading', { level: 1, name: provider })).toBeVisible();
    await expect(this.page.getByText('no real money moves')).toBeVisible();
    return this;
  }

  /** What is asked for, in whole so'm. */
  async som(): Promise<number> {
    return Number(await this.sum.getAttribute('data-sum')) / 100;
  }

  async press(deed: 'pay' | 'decline' | 'twice' | 'lose' | 'late'): Promise<void> {
    await this.page.locator(`[data-deed="${deed}"]`).tap();
  }
}
