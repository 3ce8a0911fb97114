import type { FrameLocator, Locator, Page } from '@playwright/test';

import { soumIn } from './soum.ts';

/** A product at large, in its sheet over the menu. */
export class ProductSheet {
  readonly dialog: Locator;
  readonly addButton: Locator;

  constructor(page: Page | FrameLocator) {
    this.dialog = page.getByRole('dialog').filter({ visible: true });
    this.addButton = this.dialog.locator('#add-to-basket');
  }

  /** The price of the choice on the button. */
  async price(): Promise<number> {
    return soumIn(await this.addButton.innerText());
  }

  group(name: string | RegExp): Locator {
    return this.dialog.getByRole('group', { name });
  }

  async more(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'One more' }).last().tap();
  }
}
