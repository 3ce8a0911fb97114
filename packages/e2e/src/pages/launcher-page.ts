import type { FrameLocator, Locator, Page } from '@playwright/test';

import { serverPort } from '../server/ask.ts';

type Launch = Readonly<Record<string, string>>;

/** The sandbox's launcher: the stand-in of the app around the storefront, its launch form and its log of events. */
export class LauncherPage {
  readonly page: Page;
  readonly storefront: FrameLocator;
  readonly back: Locator;
  readonly main: Locator;
  readonly #kind: 'telegram' | 'click';

  constructor(page: Page, kind: 'telegram' | 'click') {
    this.page = page;
    this.#kind = kind;
    this.storefront = page.frameLocator('#storefront');
    this.back = page.locator('#back');
    this.main = page.locator('#main');
  }

  /** Opens a brand's storefront; `launch` names the fields of the launcher's form that matter. */
  async open(launch: Launch = {}): Promise<this> {
    const asked = new URLSearchParams({ vendor: 'osh', languageCode: 'en', ...launch, open: '1' });
    const { vendor } = Object.fromEntries(asked) as { vendor: string };
    // The brand's own host, so that the frame is of the same site and may store things.
    await this.page.goto(`http://${vendor}.localhost:${serverPort()}/sandbox/${this.#kind}?${asked}`);
    await this.storefront.locator('#root').waitFor({ state: 'attached' });
    return this;
  }

  /** Changes a field of the form while the storefront is open. */
  async set(name: string, value: string): Promise<void> {
    const field = this.page.locator(`[name="${name}"]`);
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }

  /** Events of this name that the host received, the newest first. */
  received(event: string): Locator {
    return this.page.locator(`#log .received[data-event="${event}"]`);
  }

  card(productId: string): Locator {
    return this.storefront.locator(`[data-product="${productId}"]`);
  }

  async add(productId: string): Promise<void> {
    await this.card(productId).locator('[data-add]').click();
  }

  /** Fetches the order at the branch that the picker offers first. */
  async fetchMyself(label = 'Pick-up', pick = 'Select'): Promise<void> {
    await this.storefront.getByRole('main').getByText(label, { exact: true }).click();
    await this.storefront.locator('#checkout-where').getByRole('link').click();
    await this.storefront.getByRole('dialog').getByRole('button', { name: pick }).first().click();
    await this.storefront.getByRole('dialog').waitFor({ state: 'hidden' });
  }
}
