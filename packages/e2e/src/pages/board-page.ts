import { expect, type Locator, type Page } from '@playwright/test';

import type { Brand } from '../test.ts';
import { typePhoneAndCode } from './staff-sign-in.ts';

/** An open page follows what staff change within 5 s (BO-45); a busy machine has three times as long. */
export const FOLLOWED = { timeout: 15_000 };

/** The phone of the demo's operator, as it is typed. */
export const OPERATOR = '998900001003';
/** The phone of the demo's manager. */
export const MANAGER = '998900001002';

/** The phone of the demo's courier. */
export const COURIER = '998900001005';

/** The phone of the demo's cook. */
export const COOK = '998900001004';

/** The order board of the back office. */
export class BoardPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the back office and signs in with the code of the SMS; each role has its own first page. */
  async enter(brand: Brand, phone: string): Promise<this> {
    await typePhoneAndCode(this.page, brand, phone);
    await expect(this.page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    return this;
  }

  /** The same for a person whose first page is the board. */
  async signIn(brand: Brand, phone: string): Promise<this> {
    await this.enter(brand, phone);
    await expect(this.column('New')).toBeVisible();
    return this;
  }

  column(name: string): Locator {
    return this.page.getByRole('region', { name: new RegExp(`^${name} \\d+$`) });
  }

  card(number: string): Locator {
    return this.page.getByRole('article', { name: `Order ${number}`, exact: true });
  }

  panel(number: string): Locator {
    return this.page.getByRole('dialog', { name: `Order ${number}`, exact: true });
  }

  async open(number: string): Promise<Locator> {
    await this.card(number)
      .getByRole('button', { name: `№ ${number}` })
      .click();
    return this.panel(number);
  }
}
