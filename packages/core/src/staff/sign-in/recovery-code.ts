/** Recovery codes of a person; each one replaces the second factor once. */
export const RECOVERY_CODES = 10;

/** Crockford's base 32: no letter that reads like a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** The code of ten random bytes, 50 bits, as it is written down: `7K3QM-X0B2V`. */
export function recoveryCode(random: Uint8Array): string {
  const text = Array.from(random.slice(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${text.slice(0, LENGTH / 2)}-${text.slice(LENGTH / 2)}`;
}

/** What a person typed, as the code is stored; null for what cannot be a recovery code. */
export function readRecoveryCode(typed: string): string | null {
  const text = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return text.length === LENGTH && [...text].every((letter) => ALPHABET.includes(letter)) ? text : null;
}
