import type { Locator, Page } from '@playwright/test';

import { expect } from '../test.ts';
import { soumIn } from './soum.ts';

/** How, where, when, payment, and what it comes to. */
export class CheckoutPage {
  readonly page: Page;
  readonly order: Locator;
  readonly where: Locator;

  constructor(page: Page) {
    this.page = page;
    this.order = page.locator('#place-order');
    this.where = page.locator('#checkout-where').getByRole('link');
  }

  /** One of a few, by its words. */
  async choose(words: string): Promise<void> {
    await this.page.getByRole('main').getByText(words, { exact: true }).tap();
  }

  /** What is wrong at one of its cards: "lines", "how", "where", "when", "payment", "promo". */
  wrongAt(card: string): Locator {
    return this.page.locator(`#checkout-${card}`).getByRole('alert');
  }

  /** It is told where it happened, where the guest is looking and the next key goes. */
  async isLedTo(card: string): Promise<void> {
    await expect(this.wrongAt(card)).toBeInViewport();
    await expect(this.wrongAt(card)).toBeFocused();
  }

  /** One line of the breakdown: "Delivery", "Total". */
  async sum(label: string): Promise<number> {
    const term = this.page.locator('#checkout-lines dl').getByText(label, { exact: true });
    return soumIn(`${await term.locator('xpath=following-sibling::dd').innerText()} `);
  }

  /** What the button says. */
  async total(): Promise<number> {
    return soumIn(`${await this.order.innerText()} `);
  }
}
