import type { AddressDetails } from './address-details.schema.ts';
import { emptyAddressDetails } from './address-details.schema.ts';
import type { Address } from './address.schema.ts';

/** What the new-location form starts with: no name, and the house number as the office (GEO-16). */
export function newLocationForm(place: Pick<Address, 'houseNumber'>): {
  name: string;
  details: AddressDetails;
} {
  return { name: '', details: { ...emptyAddressDetails(), office: place.houseNumber?.trim() ?? '' } };
}
