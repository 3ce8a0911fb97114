import { expect, type Locator, type Page } from '@playwright/test';

import { codeSentTo } from '../people.ts';
import { serverPort } from '../server/ask.ts';
import type { Brand } from '../test.ts';

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
    await this.page.goto(`http://${brand}.admin.localhost:${serverPort()}/`);
    await this.page.getByLabel('Phone number').fill(`+${phone}`);
    await this.page.getByRole('button', { name: 'Get a code' }).click();
    await expect(this.page.getByText('We sent a code')).toBeVisible();
    await this.page.getByLabel('Code from the SMS').fill(await codeSentTo(phone));
    await this.page.getByRole('button', { name: 'Sign in' }).click();
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
