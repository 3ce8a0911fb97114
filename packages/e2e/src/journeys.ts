import { expect, type Page } from '@playwright/test';

import { AddressMap, LocationForm } from './pages/address-map.ts';
import { BasketPage } from './pages/basket-page.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import type { LauncherPage } from './pages/launcher-page.ts';
import { MenuPage } from './pages/menu-page.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { aPhone } from './people.ts';

export const PLOV = 'osh-p-osh-wedding';
export const TEAHOUSE = 'osh-p-osh-teahouse';

/** A guest with two dishes in the basket goes to checkout, signs in on the way and comes back to it. */
export async function checkOutLunch(page: Page, phone = aPhone()): Promise<CheckoutPage> {
  const menu = await new MenuPage(page).open();
  await menu.add(PLOV);
  await menu.add(TEAHOUSE);
  await menu.basketBar.tap();
  await new BasketPage(page).toCheckout.tap();
  await expect(page).toHaveURL(/\/login$/);
  await new SignInPage(page).signIn(phone);
  await expect(page).toHaveURL(/\/checkout$/);
  return new CheckoutPage(page);
}

/** Orders lunch to a house on Amir Temur Avenue, chosen on the map. */
export async function bringToAmirTemur(page: Page, checkout: CheckoutPage): Promise<void> {
  await checkout.where.tap();
  // Without a saved address the map opens.
  const map = new AddressMap(page);
  await expect(map.dialog).toBeVisible();
  await map.search('Amir Temur 12', /12, Amir Temur Avenue, Mirobod/);
  await map.save.tap();
  const form = new LocationForm(page);
  await form.field('Entrance').fill('3');
  await form.field('Landmark').fill('next to the pharmacy');
  await form.save();
  await expect(map.dialog).toBeHidden();
  await expect(checkout.where).toContainText('Amir Temur');
}

/** Chooses to fetch the order at the main branch, which the picker offers first. */
export async function fetchMyself(page: Page, checkout: CheckoutPage): Promise<void> {
  await checkout.chooseService('Pick-up');
  await checkout.where.tap();
  const picker = page.getByRole('dialog', { name: 'Pick-up branch' });
  await picker.getByRole('button', { name: 'Select' }).tap();
  await expect(picker).toBeHidden();
  await expect(checkout.where).toContainText('Amir Temur Square');
}

/** In a mini-app: plov from the menu over the basket to checkout, by the host's main button. */
export async function takePlovToCheckout(host: LauncherPage): Promise<void> {
  await host.add(PLOV);
  await expect(host.main).toContainText('Basket · 52');
  await host.main.click();
  await expect(host.main).toContainText('To checkout');
  await host.main.click();
}

/** The same, up to the phone that the host may share. */
export async function takePlovAndShare(host: LauncherPage): Promise<void> {
  await takePlovToCheckout(host);
  await host.storefront.getByRole('button', { name: 'Share my phone number' }).click();
}
