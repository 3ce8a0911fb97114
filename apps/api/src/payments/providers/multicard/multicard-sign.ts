import { createHash } from 'node:crypto';

import { equalInConstantTime } from '../../../kernel/secrets.ts';

/** The parts of a callback of Multicard that its signature is over; amounts are tiyin. */
export type MulticardSigned = { storeId: string; uuid: string; invoiceId: string; amount: number };

/** The signature of a store's callbacks: `md5` (older) or `sha1` (newer), by contract. */
export type MulticardStyle = 'md5' | 'sha1';

/** Multicard's signature of a paid invoice. */
export function signMulticard(style: MulticardStyle, signed: MulticardSigned, secret: string): string {
  const { storeId, uuid, invoiceId, amount } = signed;
  const first = style === 'md5' ? storeId : uuid;
  return createHash(style).update(`${first}${invoiceId}${amount}${secret}`).digest('hex');
}

/** Whether Multicard signed this, in the way that this store's callbacks are signed (T44). */
export function isSignedByMulticard(
  sign: string,
  { style, signed, secret }: { style: MulticardStyle; signed: MulticardSigned; secret: string },
): boolean {
  return equalInConstantTime(signMulticard(style, signed, secret), sign);
}
