import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What guests see of each switch of the storefront while it is on (SET-01 to SET-19). */
export const SEEN_NOTES: Readonly<Record<string, MessageDescriptor>> = {
  deliveryActive: msg`Checkout offers delivery to an address.`,
  pickupActive: msg`Checkout offers to collect the order at a branch.`,
  dineInActive: msg`Guests order at their table by its link or QR code.`,
  branchesActive: msg`A page lists the branches with addresses, hours and the map.`,
  storiesActive: msg`A row of stories stands above the menu.`,
  bannersActive: msg`Banners stand above the menu.`,
  vacanciesActive: msg`The profile links to the page of vacancies.`,
  privacyActive: msg`The profile links to the privacy policy.`,
  aboutMerchantActive: msg`The profile links to the page about the restaurant.`,
  termsOfUseActive: msg`The profile links to the terms of use; the public offer is always there.`,
  notificationsActive: msg`The profile has a page of your messages to guests.`,
  bookingActive: msg`Guests book a table for a day and time.`,
  chatActive: msg`The profile and each order have a button that opens a chat with you.`,
  balanceActive: msg`The profile shows the cashback points of the guest.`,
  cashbackActive: msg`At checkout guests pay a part of the order with their points.`,
  promoActive: msg`The basket has a field for a promo code, and the profile shows the promotions.`,
  favouriteActive: msg`Each dish has a heart, and the profile a page of favourites.`,
  cancelOrderActive: msg`Guests cancel an order themselves until you accept it; the money goes back.`,
  receiverActive: msg`Checkout has fields for the name and phone of another receiver.`,
  cartInMainActive: msg`On a wide screen the basket stands beside the menu.`,
  cartPageActive: msg`The basket opens on a page of its own; without it, as a sheet over the menu.`,
  basketPosition: msg`The button of the basket is in the navigation at the bottom, or floats over the menu.`,
};

const SERVICES = ['deliveryActive', 'pickupActive', 'dineInActive'];
const BASKETS = ['cartInMainActive', 'cartPageActive'];

/** What a switch does together with others as they are set: the baskets (D20) and the services. `isOn`: whether a switch is on. */
export function togetherNote(field: string, isOn: (name: string) => boolean): MessageDescriptor | null {
  if (BASKETS.includes(field) && !BASKETS.some(isOn))
    return msg`Both baskets are off: the basket opens as a sheet over the menu.`;
  if (!SERVICES.includes(field)) return null;
  const on = SERVICES.filter(isOn);
  if (on.length === 0) return msg`No service is on: guests could not order, so this cannot be published.`;
  return on.length === 1 && on[0] === field
    ? msg`The only service that is on: guests are not asked to choose.`
    : null;
}
