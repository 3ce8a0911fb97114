import type { Locator, Page } from '@playwright/test';

import { serverPort } from '../server/ask.ts';
import type { Brand } from '../test.ts';

/** The sandbox's page of Telegram's chats: what the guest and the kitchen of a brand see. */
export class ChatsPage {
  readonly page: Page;
  readonly guest: Locator;
  readonly staff: Locator;

  constructor(page: Page) {
    this.page = page;
    this.guest = page.getByRole('log', { name: 'The guest’s chat with the bot' });
    this.staff = page.getByRole('log', { name: 'The staff’s group' });
  }

  async open(brand: Brand): Promise<this> {
    await this.page.goto(`http://localhost:${serverPort()}/sandbox/chats?vendor=${brand}`);
    return this;
  }

  /** The message in the staff's chat about an order. */
  order(number: string): Locator {
    return this.staff.locator('[data-message]').filter({ hasText: new RegExp(`№ ${number} ·`) });
  }

  async actAs(name: string): Promise<void> {
    await this.page.getByLabel('In the staff’s chat I am').selectOption({ label: name });
  }

  get answer(): Locator {
    return this.page.locator('#answer');
  }
}
