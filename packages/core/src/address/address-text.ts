import type { Address } from './address.schema.ts';

/** A place as text: the street, with the house number in brackets (OV-04). Empty while no street is known. */
export function addressText({
  streetName,
  houseNumber,
}: Pick<Address, 'streetName' | 'houseNumber'>): string {
  const street = streetName?.trim() ?? '';
  const house = houseNumber?.trim() ?? '';
  return street !== '' && house !== '' ? `${street} [${house}]` : street;
}

/** An address in postal form: `Amir Temur, 12`. For lists and receipts; the map shows `addressText`. */
export function addressLine({
  streetName,
  houseNumber,
}: Pick<Address, 'streetName' | 'houseNumber'>): string {
  const street = streetName?.trim() ?? '';
  const house = houseNumber?.trim() ?? '';
  return street !== '' && house !== '' ? `${street}, ${house}` : street;
}
