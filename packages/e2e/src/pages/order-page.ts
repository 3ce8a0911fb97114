import { expect, type Locator, type Page } from '@playwright/test';

/** One order, followed live. */
export class OrderPage {
  readonly page: Page;
  readonly headline: Locator;
  readonly steps: Locator;

  constructor(page: Page) {
    this.page = page;
    this.headline = page.getByRole('main').getByRole('status').locator('p').first();
    this.steps = page.getByRole('list', { name: 'Order progress' }).getByRole('listitem');
  }

  /** Waits until the order has a page, and gives its id. */
  async id(): Promise<string> {
    await expect(this.page).toHaveURL(/\/profile\/orders\/[0-9a-f-]{36}$/);
    return this.page.url().split('/').at(-1)!;
  }

  /** "41" of "№ 41". */
  async number(): Promise<string> {
    const text = await this.page
      .getByText(/№\s*\d+/)
      .first()
      .innerText();
    return /№\s*(\d+)/.exec(text)![1]!;
  }
}

/** The customer's orders: current ones and the archive. */
export class OrdersPage {
  readonly page: Page;
  readonly cards: Locator;

  constructor(page: Page) {
    this.page = page;
    this.cards = page.getByRole('main').getByText(/^Order № \d+$/);
  }

  async open(tab: 'Current' | 'Archive' = 'Current'): Promise<this> {
    await this.page.goto('/profile/orders');
    if (tab === 'Archive') await this.page.getByText('Archive', { exact: true }).tap();
    return this;
  }
}
