import type { Locator, Page } from '@playwright/test';

import { soumIn } from './soum.ts';

/** What is going to be ordered. */
export class BasketPage {
  readonly page: Page;
  readonly lines: Locator;
  readonly toCheckout: Locator;

  constructor(page: Page) {
    this.page = page;
    this.lines = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Remove: / }) });
    this.toCheckout = page.locator('#to-checkout');
  }

  async open(): Promise<this> {
    await this.page.goto('/basket');
    await this.page.getByRole('heading', { level: 1, name: 'Basket' }).waitFor();
    return this;
  }

  line(name: string): Locator {
    return this.lines.filter({ has: this.page.getByRole('heading', { name }) });
  }

  async more(name: string): Promise<void> {
    await this.line(name).getByRole('button', { name: 'One more' }).tap();
  }

  async remove(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Remove: ${name}` }).tap();
  }

  /** One line of the explanation: "Dishes", "Discount", "Total". */
  sum(label: string): Locator {
    return this.page.locator('dl').getByText(label, { exact: true }).locator('xpath=following-sibling::dd');
  }

  async total(): Promise<number> {
    return soumIn(await this.toCheckout.innerText());
  }
}
