import { randomBytes } from 'node:crypto';

import { readRecoveryCode, RECOVERY_CODES, recoveryCode, type NewRecoveryCodes } from '@dasturxon/core/staff';
import { and, eq, inArray } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { staffRecoveryCodes } from '../../db/schema/staff-factors.ts';
import { newSalt, saltOf, slowHash } from '../../kernel/slow-hash.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { auditFactor, ownerOf, type Owner, type Prover } from './own-factors.ts';

/** A prover outside of a transaction. */
type Asker = Prover & Pick<SignedIn, 'db'>;

/** The keyed hash makes a stolen table useless without the server's key. */
const keyedOf = ({ secrets }: Prover, { merchantId, userId }: Owner, code: string) =>
  secrets.hmac(['recovery', merchantId, userId, code].join('|'));

const ofOwner = ({ merchantId, userId }: Owner) =>
  and(eq(staffRecoveryCodes.merchantId, merchantId), eq(staffRecoveryCodes.userId, userId));

type NewCodes = { codes: string[]; hashes: string[] };

/** New codes and how they are stored: by one salt, so that a typed code is hashed once to be found. */
async function newCodes(ctx: SignedIn): Promise<NewCodes> {
  const salt = newSalt();
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(10)));
  const keyed = codes.map((code) => keyedOf(ctx, ownerOf(ctx), readRecoveryCode(code)!));
  return { codes, hashes: await Promise.all(keyed.map((one) => slowHash(one, salt))) };
}

/** Replaces a person's recovery codes; only hashes are stored. */
async function replaceCodes(tx: Tx, owner: Owner, { hashes }: NewCodes): Promise<void> {
  await tx.delete(staffRecoveryCodes).where(ofOwner(owner));
  await tx.insert(staffRecoveryCodes).values(hashes.map((codeHmac) => ({ ...owner, codeHmac })));
}

/** Recovery codes for the first factor, which is stored; null for a person who has some. */
export async function firstRecoveryCodes(ctx: SignedIn): Promise<NewRecoveryCodes> {
  const owner = ownerOf(ctx);
  const inBrand = <T>(work: (tx: Tx) => Promise<T>) => ctx.db.inTenant(owner.merchantId, work);
  const left = await inBrand((tx) => tx.$count(staffRecoveryCodes, ofOwner(owner)));
  if (left > 0) return { recoveryCodes: null };
  const made = await newCodes(ctx);
  await inBrand((tx) => replaceCodes(tx, owner, made));
  return { recoveryCodes: made.codes };
}

/** Replaces the caller's recovery codes. The endpoint needs a proven session where there is a factor. */
export async function renewRecoveryCodes(ctx: SignedIn): Promise<NewRecoveryCodes> {
  const made = await newCodes(ctx);
  await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    await auditFactor(ctx, tx, 'factor.renewCodes');
    await replaceCodes(tx, ownerOf(ctx), made);
  });
  return { recoveryCodes: made.codes };
}

/** A code as it was typed, and how it is stored if it is one of the person's recovery codes. */
export type TypedCode = { text: string; recoveryHashes: readonly string[] };

/** Stores keyed hashes of an earlier release, which had no salt, as this one does. */
async function saltOldHashes(tx: Tx, owner: Owner, hashes: ReadonlyMap<string, string>): Promise<void> {
  for (const [old, codeHmac] of hashes)
    await tx
      .update(staffRecoveryCodes)
      .set({ codeHmac })
      .where(and(ofOwner(owner), eq(staffRecoveryCodes.codeHmac, old)));
}

/** Reads a typed code before the transaction that spends it. */
export async function readTypedCode(ctx: Asker, text: string): Promise<TypedCode> {
  const owner = ownerOf(ctx);
  const stored = await ctx.db.inTenant(owner.merchantId, (tx) =>
    tx.select({ hash: staffRecoveryCodes.codeHmac }).from(staffRecoveryCodes).where(ofOwner(owner)),
  );
  const hashes = new Map(stored.map(({ hash }) => [hash, hash]));
  const old = [...hashes.keys()].filter((hash) => !hash.includes(':'));
  if (old.length > 0) {
    const salt = newSalt();
    for (const hash of old) hashes.set(hash, await slowHash(hash, salt));
    await ctx.db.inTenant(owner.merchantId, (tx) => saltOldHashes(tx, owner, hashes));
  }
  const code = readRecoveryCode(text);
  if (code === null) return { text, recoveryHashes: [] };
  const salts = [...new Set([...hashes.values()].map(saltOf))];
  const keyed = keyedOf(ctx, owner, code);
  return { text, recoveryHashes: await Promise.all(salts.map((salt) => slowHash(keyed, salt))) };
}

/** Whether a typed code is an unused recovery code of the caller; it is used up. */
export async function spendRecoveryCode(
  ctx: Prover,
  tx: Tx,
  { recoveryHashes }: TypedCode,
): Promise<boolean> {
  if (recoveryHashes.length === 0) return false;
  const spent = await tx
    .delete(staffRecoveryCodes)
    .where(and(ofOwner(ownerOf(ctx)), inArray(staffRecoveryCodes.codeHmac, [...recoveryHashes])))
    .returning({ userId: staffRecoveryCodes.userId });
  return spent.length === 1;
}
