import type { FrameLocator, Locator, Page } from '@playwright/test';

import { AddressMap, LocationForm } from './pages/address-map.ts';
import { LAUNCHER_WINDOW, LauncherPage, MINI_APPS } from './pages/launcher-page.ts';
import { MenuPage } from './pages/menu-page.ts';
import { OrderPage } from './pages/order-page.ts';
import { PayPage } from './pages/pay-page.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { aPhone } from './people.ts';
import { expect } from './test.ts';

/** A guest of one shell: what a spec of the website and of both mini-apps does. */
export type Guest = {
  /** The page of the storefront, in the mini-apps inside of the launcher. */
  readonly storefront: Page | FrameLocator;
  /** The big button of the page. */
  readonly action: Locator;
  add(productId: string): Promise<void>;
  press(label: string | RegExp): Promise<void>;
  /** From the basket to checkout, signing in where the shell asks for it. */
  toCheckout(): Promise<void>;
  orderId(): Promise<string>;
  moveTo(path: string): Promise<void>;
  /** Pays on the page of a provider that an act opens, and comes back. */
  payAfter(provider: string, act: () => Promise<void>): Promise<void>;
};

/** A new guest of the website. */
class WebGuest implements Guest {
  readonly page: Page;
  readonly storefront: Page;
  readonly action: Locator;
  private isSignedIn = false;

  constructor(page: Page) {
    this.page = page;
    this.storefront = page;
    this.action = page.locator('[data-basket], #to-checkout, #place-order').filter({ visible: true }).last();
  }

  async add(productId: string): Promise<void> {
    await new MenuPage(this.page).add(productId);
  }

  async press(label: string | RegExp): Promise<void> {
    await expect(this.action).toContainText(label);
    await expect(this.action).toBeEnabled();
    await this.action.tap();
  }

  async toCheckout(): Promise<void> {
    await this.press('To checkout');
    if (!this.isSignedIn) await new SignInPage(this.page).signIn(aPhone());
    this.isSignedIn = true;
    await expect(this.page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  }

  orderId(): Promise<string> {
    return new OrderPage(this.page).id();
  }

  async moveTo(path: string): Promise<void> {
    await this.page.goto(path);
  }

  async payAfter(provider: string, act: () => Promise<void>): Promise<void> {
    await act();
    await (await new PayPage(this.page).arrived(provider)).press('pay');
  }
}

type Shell = {
  name: string;
  /** Options of a test; the mini-apps differ by their host alone. */
  details: { tag?: string };
  viewport: { width: number; height: number };
  /** Opens the menu for a guest whom no other test uses. */
  open: (page: Page, brand?: string) => Promise<Guest>;
};

/** The website by day, the mini-apps at night. */
export const SHELLS: readonly Shell[] = [
  {
    name: 'on the website',
    details: {},
    viewport: { width: 390, height: 844 },
    async open(page) {
      await new MenuPage(page).open();
      return new WebGuest(page);
    },
  },
  ...MINI_APPS.map(({ kind, app }) => ({
    name: `in ${app}`,
    details: { tag: '@nightly' },
    viewport: LAUNCHER_WINDOW,
    open: (page: Page, vendor = 'osh') => new LauncherPage(page, kind).openForNewPerson({ vendor }),
  })),
];

/** At checkout: the order goes to a house on Amir Temur Avenue, chosen on the map. */
export async function deliverToAmirTemur(guest: Guest): Promise<void> {
  const { storefront } = guest;
  await storefront.getByRole('group', { name: 'Order type' }).getByText('Delivery', { exact: true }).tap();
  await storefront.locator('#checkout-where').getByRole('link').tap();
  await searchAmirTemur(guest);
}

/** On the map: a house on Amir Temur Avenue. */
export async function searchAmirTemur({ storefront }: Guest): Promise<void> {
  const map = new AddressMap(storefront);
  await map.search('Amir Temur 12', /12, Amir Temur Avenue, Mirobod/);
  await map.save.tap();
  const form = new LocationForm(storefront);
  await form.field('Entrance').fill('3');
  await form.field('Landmark').fill('next to the pharmacy');
  await form.save();
  await expect(map.dialog).toBeHidden();
}

/** At checkout: the guest fetches the order at the branch that the picker offers first. */
export async function chooseToFetch({ storefront }: Guest): Promise<void> {
  await storefront.getByRole('group', { name: 'Order type' }).getByText('Pick-up', { exact: true }).tap();
  await storefront.locator('#checkout-where').getByRole('link').tap();
  const picker = storefront.getByRole('dialog', { name: 'Pick-up branch' });
  await picker.getByRole('button', { name: 'Select' }).first().tap();
  await expect(picker).toBeHidden();
}
