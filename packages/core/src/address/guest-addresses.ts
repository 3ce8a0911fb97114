import * as v from 'valibot';

import { Address } from './address.schema.ts';
import { frontEndId } from './front-end-id.ts';

/** How many addresses a device keeps; the oldest go first. */
export const GUEST_ADDRESSES_LIMIT = 20;

/** A guest's list with an address added in front, under an id made from `unique` (TEN-05, SES-06). */
export function addGuestAddress(list: readonly Address[], address: Address, unique: string): Address[] {
  const added = { ...address, id: frontEndId(unique) };
  return [added, ...deleteGuestAddress(list, added.id)].slice(0, GUEST_ADDRESSES_LIMIT);
}

/** A guest's list without an address (GEO-10). */
export function deleteGuestAddress(list: readonly Address[], id: string | null): Address[] {
  return list.filter((address) => address.id !== id);
}

/** Reads the stored list. An entry that cannot be read is left out; anything else than a list is an empty one. */
export function parseGuestAddresses(stored: unknown): Address[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: unknown) => {
    const parsed = v.safeParse(Address, entry);
    return parsed.success && parsed.output.id !== null ? [parsed.output] : [];
  });
}
