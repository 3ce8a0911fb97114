/** A code as it is stored and compared: no spaces or invisible characters, full-width letters as plain, capitals. */
export function normalizePromoCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Cc}]+/gu, '')
    .toUpperCase()
    .normalize('NFKC')
    .slice(0, 64);
}
