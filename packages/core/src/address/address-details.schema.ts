import * as v from 'valibot';

const words = v.nullish(v.pipe(v.string(), v.maxLength(200)), '');

/** What a courier needs at the door (ENT-33). The intercom is `domophone` on the wire. */
export const AddressDetails = v.object({
  office: words,
  domophone: words,
  entrance: words,
  floor: words,
  comment: words,
});
export type AddressDetails = v.InferOutput<typeof AddressDetails>;

/** Details with nothing filled in. */
export const emptyAddressDetails = (): AddressDetails => v.parse(AddressDetails, {});

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
  const filled = Object.entries(details).filter(([, value]) => value.trim() !== '');
  return filled.length > 0 ? JSON.stringify(Object.fromEntries(filled)) : null;
}
