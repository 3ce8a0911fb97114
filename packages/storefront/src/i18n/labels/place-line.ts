import { addressLine, type Address } from '@dasturxon/core/address';
import { leftToRight } from '@dasturxon/core/format';
import { directionOf, type Language } from '@dasturxon/core/kernel';

/**
 * An address inside a page's text: on an Arabic page its Latin or Cyrillic letters and numbers keep their own order.
 */
export function placeLine(address: Pick<Address, 'streetName' | 'houseNumber'>, language: Language): string {
  const line = addressLine(address);
  return line !== '' && directionOf(language) === 'rtl' ? leftToRight(line) : line;
}

const COMMAS: Partial<Record<Language, string>> = { ar: '، ', zh: '，' };

/** The parts of an address, joined by the comma of the language; missing parts are left out. */
export function joinNames(parts: readonly (string | false | null | undefined)[], language: Language): string {
  return parts.filter(Boolean).join(COMMAS[language] ?? ', ');
}
