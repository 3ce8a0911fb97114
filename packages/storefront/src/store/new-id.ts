/** A new random id. `randomUUID` is missing where the page is not served securely; random bytes are not. */
export function newId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  // The question above leaves nothing of the type, which believes that everyone has `randomUUID`.
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
