import * as v from 'valibot';

import { flag, Instant, listOf } from '../kernel/wire.ts';

/** The most codes of one use that a promotion has. */
export const CODES_AT_MOST = 5_000;

/** 32 letters and digits that no one mistakes for another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Characters of a code: 60 random bits. */
export const CODE_LENGTH = 12;

/** The code that `CODE_LENGTH` random bytes are, as codes are compared. Each of the characters is equally probable. */
export const codeOfBytes = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** Codes of one use of a promotion, with those that an order has. */
export const PromoCodes = v.object({
  codes: listOf(v.object({ code: v.string(), createdAt: Instant, isUsed: flag(false) })),
});
export type PromoCodes = v.InferOutput<typeof PromoCodes>;
