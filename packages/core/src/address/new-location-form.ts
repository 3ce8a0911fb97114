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

/**
 * The details to keep of a filled form. An office that still is the offered house number, because the guest has not
 * touched the field, is no flat and is left out.
 */
export function keptDetails(
  details: AddressDetails,
  { isOfficeTouched, houseNumber }: { isOfficeTouched: boolean } & Pick<Address, 'houseNumber'>,
): AddressDetails {
  if (!isOfficeTouched) return { ...details, office: '' };
  return details.office.trim() === houseNumber?.trim() ? { ...details, isOfficeTyped: true } : details;
}

/** Whether a courier would look for the place in vain: it has neither a house number nor a landmark. */
export function needsLandmark(
  { houseNumber }: Pick<Address, 'houseNumber'>,
  { comment, office }: Pick<AddressDetails, 'comment' | 'office'>,
): boolean {
  return [houseNumber, comment, office].every((text) => !text?.trim());
}
