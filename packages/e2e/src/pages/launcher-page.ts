import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

import { serverPort } from '../server/ask.ts';
import { aClient } from './click-client.ts';
import { PayPage } from './pay-page.ts';
import { aPerson } from './telegram-person.ts';

type Launch = Readonly<Record<string, string>>;

/** The apps around the storefront: the kind of launcher, and the name in a test's title. */
export const MINI_APPS = [
  { kind: 'telegram', app: 'Telegram' },
  { kind: 'click', app: 'Click' },
] as const;
/** A wide window holds the launcher's form, the phone and the log side by side. */
export const LAUNCHER_WINDOW = { width: 1100, height: 1000 };

/** The sandbox's launcher: the stand-in of the app around the storefront, its launch form and its log of events. */
export class LauncherPage {
  readonly page: Page;
  readonly storefront: FrameLocator;
  readonly back: Locator;
  readonly main: Locator;
  /** The big button of the page: the host's own in Telegram, the page's in Click. */
  readonly action: Locator;
  readonly kind: 'telegram' | 'click';

  constructor(page: Page, kind: 'telegram' | 'click') {
    this.page = page;
    this.kind = kind;
    this.storefront = page.frameLocator('#storefront');
    this.back = page.locator('#back');
    this.main = page.locator('#main');
    const ofPage = this.storefront.locator('[data-basket], #to-checkout, #place-order');
    this.action = kind === 'telegram' ? this.main : ofPage.filter({ visible: true }).last();
  }

  /** Opens the storefront for a person whom no other test uses. */
  async openForNewPerson(launch: Launch = {}): Promise<this> {
    const isTelegram = this.kind === 'telegram';
    await this.open({ ...(isTelegram ? aPerson() : aClient()), ...launch });
    if (isTelegram) await expect(this.received('web_app_ready').first()).toBeVisible();
    else await expect.poll(() => this.url().href, 'the app has read its launch').not.toContain('web_session');
    return this;
  }

  /** Where the storefront is, also while it moves from one page to the next. */
  url(): URL {
    const [storefront] = this.page.mainFrame().childFrames();
    return new URL(storefront!.url());
  }

  /** Waits until the big button can be pressed with this label, and presses it. */
  async press(label: string | RegExp): Promise<void> {
    await expect(this.action).toContainText(label);
    await expect(this.action).not.toHaveAttribute('aria-disabled', 'true');
    await this.action.click();
  }

  /** From the basket to checkout; a new person shares the phone in Telegram, Click knows it. */
  async toCheckout(): Promise<void> {
    await this.press('To checkout');
    if (this.kind === 'telegram')
      await this.storefront.getByRole('button', { name: 'Share my phone number' }).click();
    await expect(this.storefront.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  }

  /** Waits for the page of the order that was placed, and gives its id. */
  async orderId(): Promise<string> {
    const path = () => this.url().pathname;
    await expect.poll(path).toMatch(/\/profile\/orders\/[0-9a-f-]{36}$/);
    return path().split('/').at(-1)!;
  }

  /** Goes back by the host's own button in Telegram, by the page's in Click. */
  async goBack(): Promise<void> {
    const ofPage = this.storefront.getByRole('button', { name: 'Back', exact: true });
    await (this.kind === 'telegram' ? this.back : ofPage.filter({ visible: true }).last()).click();
  }

  /** Pays on the page of a provider that an act opens: beside Telegram, in Click's own window. */
  async payAfter(provider: string, act: () => Promise<void>): Promise<void> {
    if (this.kind === 'click') {
      await act();
      await this.storefront.locator('[data-deed="pay"]').click();
      return;
    }
    const [opened] = await Promise.all([this.page.context().waitForEvent('page'), act()]);
    await (await new PayPage(opened).arrived(provider)).press('pay');
    await this.page.bringToFront();
  }

  /** Opens a page of the storefront as a link inside it does. */
  async moveTo(path: string): Promise<void> {
    const base = this.kind === 'telegram' ? '/tg' : '/click';
    await this.storefront.locator('html').evaluate((_, to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `${base}${path}`);
  }

  /** Opens a brand's storefront; `launch` names the fields of the launcher's form that matter. */
  async open(launch: Launch = {}): Promise<this> {
    const asked = new URLSearchParams({ vendor: 'osh', languageCode: 'en', ...launch, open: '1' });
    const { vendor } = Object.fromEntries(asked) as { vendor: string };
    // The brand's own host, so that the frame is of the same site and may store things.
    await this.page.goto(`http://${vendor}.localhost:${serverPort()}/sandbox/${this.kind}?${asked}`);
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

  /** Taps a category until the card of one of its dishes is there: what is far away has no cards yet. */
  async reach(productId: string, category: string): Promise<void> {
    await expect(async () => {
      await this.storefront.getByRole('link', { name: category, exact: true }).first().click();
      await expect(this.card(productId)).toBeInViewport({ timeout: 3_000 });
    }).toPass();
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
