import * as v from 'valibot';

import { ADDRESS_MAX } from '../validation/bounds.ts';

const shortText = v.nullish(v.pipe(v.string(), v.maxLength(ADDRESS_MAX.door)), '');

/** What a courier needs at the door (ENT-33). The intercom is `domophone` on the wire. */
export const AddressDetails = v.object({
  office: shortText,
  domophone: shortText,
  entrance: shortText,
  floor: shortText,
  comment: shortText,
  /** The guest typed the house number as the flat. Without it such an office is the form's suggestion (GEO-16). */
  isOfficeTyped: v.fallback(v.optional(v.boolean()), undefined),
});
export type AddressDetails = v.InferOutput<typeof AddressDetails>;

/** The details that a guest types, all texts. */
export type DoorDetails = Omit<AddressDetails, 'isOfficeTyped'>;

/** Details with nothing filled in. */
export const emptyAddressDetails = (): AddressDetails => v.parse(AddressDetails, {});

/**
 * Reads the details of an address to print them. An office that equals the house number is no flat, unless the guest
 * typed it: forms once saved the suggested value (GEO-16).
 */
export function readAddressDetails(address: DetailedAddress | null | undefined): DoorDetails {
  const { isOfficeTyped, ...details } = parseAddressDetails(address?.details);
  const isSuggested = !isOfficeTyped && details.office.trim() === address?.houseNumber?.trim();
  return isSuggested ? { ...details, office: '' } : details;
}

type DetailedAddress = { details?: string | null; houseNumber?: string | null };

/** Reads the JSON text of an address (ENT-32). Anything unreadable is empty details, never an error. */
export function parseAddressDetails(text: string | null | undefined): AddressDetails {
  if (!text) return emptyAddressDetails();
  try {
    const parsed = v.safeParse(AddressDetails, JSON.parse(text));
    return parsed.success ? parsed.output : emptyAddressDetails();
  } catch {
    return emptyAddressDetails();
  }
}

/** Writes the JSON text of an address; null when nothing is filled in. */
export function formatAddressDetails(details: Partial<AddressDetails>): string | null {
  const { isOfficeTyped, ...texts } = details;
  const filled: [string, unknown][] = Object.entries(texts).filter(([, value]) => value.trim() !== '');
  if (isOfficeTyped && texts.office?.trim()) filled.push(['isOfficeTyped', true]);
  return filled.length > 0 ? JSON.stringify(Object.fromEntries(filled)) : null;
}
