import type { Locator, Page } from '@playwright/test';

import { codeSentTo, typedPhone } from '../people.ts';

/** Sign-in by phone and SMS code: two screens of one conversation. */
export class SignInPage {
  readonly page: Page;
  readonly phone: Locator;
  readonly code: Locator;

  constructor(page: Page) {
    this.page = page;
    this.phone = page.getByLabel('Phone number');
    this.code = page.getByLabel('Code from the SMS');
  }

  async open(): Promise<this> {
    await this.page.goto('/login');
    await this.phone.waitFor();
    return this;
  }

  /** Types a phone and has the code sent. */
  async askForCode(phone: string): Promise<void> {
    await this.phone.fill(typedPhone(phone));
    await this.page.getByRole('button', { name: 'Get the code' }).tap();
    await this.code.waitFor();
  }

  /** The whole way: the code is read where the sandbox shows it. It is sent by itself at its last digit. */
  async signIn(phone: string): Promise<void> {
    await this.askForCode(phone);
    await this.code.fill(await codeSentTo(phone));
    await this.code.waitFor({ state: 'detached' });
  }
}
