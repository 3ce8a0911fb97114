import { addressLine, type Address } from '@dasturxon/core/address';
import { leftToRight } from '@dasturxon/core/format';
import { directionOf, type Language } from '@dasturxon/core/kernel';

/** An address among the words of a page: on an Arabic one its Latin or Cyrillic letters and numbers keep their own order. */
export function placeLine(address: Pick<Address, 'streetName' | 'houseNumber'>, language: Language): string {
  const line = addressLine(address);
  return line !== '' && directionOf(language) === 'rtl' ? leftToRight(line) : line;
}

/** Words one after the other, with the comma of the language between them; what is missing is left out. */
export function joinNames(parts: readonly (string | null | undefined)[], language: Language): string {
  return parts.filter(Boolean).join(directionOf(language) === 'rtl' ? '، ' : ', ');
}
