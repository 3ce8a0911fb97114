/** A random idempotency key. Not by `randomUUID`, which a page without TLS on a local network does not have. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('.');
