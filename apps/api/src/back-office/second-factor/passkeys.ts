import type { NewRecoveryCodes, StaffSession } from '@dasturxon/core/staff';
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, eq, gt } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { staffPasskeys } from '../../db/schema/staff-factors.ts';
import { staffSessions } from '../../db/schema/staff.ts';
import { apiError } from '../../http/api-error.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { sessionOf } from './session-of.ts';
import {
  auditFactor,
  checkMaySetUp,
  factorsOf,
  markProven,
  ownerOf,
  ownSession,
  passkeysOf,
} from './own-factors.ts';
import { proven } from './prove.ts';
import { firstRecoveryCodes } from './recovery-codes.ts';

const CHALLENGE_MS = 5 * 60_000;

/** The page that a call came from. Writes are admitted only from pages of the same host, so it names the back office. */
function pageOf(ctx: SignedIn): { origin: string; rpID: string } {
  const origin = ctx.header('origin') ?? '';
  return { origin, rpID: new URL(origin).hostname };
}

const transportsOf = (row: { transports: string[] }) => row.transports as AuthenticatorTransport[];

/** Keeps the challenge in the session, in the place of an earlier one. */
async function keepChallenge(ctx: SignedIn, tx: Tx, challenge: string): Promise<void> {
  const challengeUntil = new Date(ctx.now().getTime() + CHALLENGE_MS);
  await tx.update(staffSessions).set({ challenge, challengeUntil }).where(ownSession(ctx));
}

/** Takes the challenge out of the session: it is signed once. Throws factor.expired. */
async function takeChallenge(ctx: SignedIn, tx: Tx): Promise<string> {
  const live = and(ownSession(ctx), gt(staffSessions.challengeUntil, ctx.now()));
  const [row] = await tx
    .select({ challenge: staffSessions.challenge })
    .from(staffSessions)
    .where(live)
    .for('update');
  await tx.update(staffSessions).set({ challenge: null, challengeUntil: null }).where(ownSession(ctx));
  if (row?.challenge == null) throw apiError('factor.expired');
  return row.challenge;
}

/** Options for the browser to make a passkey of this host. */
export function beginPasskey(ctx: SignedIn) {
  checkMaySetUp(ctx);
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const name = ctx.caller.name ?? ctx.caller.role;
    const known = await passkeysOf(tx, ownerOf(ctx));
    const { rpID } = pageOf(ctx);
    const options = await generateRegistrationOptions({
      rpName: rpID,
      rpID,
      userID: new TextEncoder().encode(ctx.caller.userId),
      userName: name,
      userDisplayName: name,
      excludeCredentials: known.map((one) => ({ id: one.credentialId, transports: transportsOf(one) })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    });
    await keepChallenge(ctx, tx, options.challenge);
    return { ...options };
  });
}

async function verifiedRegistration(ctx: SignedIn, challenge: string, response: RegistrationResponseJSON) {
  const { origin, rpID } = pageOf(ctx);
  const outcome = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => null);
  if (!outcome?.verified) throw apiError('factor.wrong');
  return outcome.registrationInfo.credential;
}

type NewPasskey = { name: string; credential: RegistrationResponseJSON };

/** Sets a passkey up. Throws factor.wrong, and factor.expired without a challenge of this session. */
export async function addPasskey(ctx: SignedIn, given: NewPasskey): Promise<NewRecoveryCodes> {
  checkMaySetUp(ctx);
  // A challenge is used up by a wrong answer too, so it is taken in a transaction of its own.
  const challenge = await ctx.db.inTenant(ctx.merchantId, (tx) => takeChallenge(ctx, tx));
  const credential = await verifiedRegistration(ctx, challenge, given.credential);
  await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const row = {
      ...ownerOf(ctx),
      id: ctx.newId(),
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      name: given.name,
      createdAt: ctx.now(),
    };
    const made = await tx.insert(staffPasskeys).values(row).onConflictDoNothing().returning();
    if (made.length === 0) throw apiError('factor.wrong');
    await markProven(ctx, tx, 'factor.addPasskey');
  });
  return firstRecoveryCodes(ctx);
}

/** Options for the browser to ask for one of the caller's passkeys. */
export function askPasskey(ctx: SignedIn) {
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const known = await passkeysOf(tx, ownerOf(ctx));
    const options = await generateAuthenticationOptions({
      rpID: pageOf(ctx).rpID,
      allowCredentials: known.map((one) => ({ id: one.credentialId, transports: transportsOf(one) })),
      userVerification: 'required',
    });
    await keepChallenge(ctx, tx, options.challenge);
    return { ...options };
  });
}

type PasskeyRow = typeof staffPasskeys.$inferSelect;

async function verifiedCounter(
  ctx: SignedIn,
  passkey: PasskeyRow,
  { challenge, response }: { challenge: string; response: AuthenticationResponseJSON },
): Promise<number> {
  const { origin, rpID } = pageOf(ctx);
  const outcome = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
      transports: transportsOf(passkey),
    },
  }).catch(() => null);
  if (!outcome?.verified) throw apiError('factor.wrong');
  return outcome.authenticationInfo.newCounter;
}

/** Proves the session by a passkey of the caller. Throws factor.wrong and factor.expired. */
export async function provePasskey(
  ctx: SignedIn,
  response: AuthenticationResponseJSON,
): Promise<StaffSession> {
  const challenge = await ctx.db.inTenant(ctx.merchantId, (tx) => takeChallenge(ctx, tx));
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const known = await passkeysOf(tx, ownerOf(ctx));
    const passkey = known.find(({ credentialId }) => credentialId === response.id);
    if (!passkey) throw apiError('factor.wrong');
    const counter = await verifiedCounter(ctx, passkey, { challenge, response });
    await tx
      .update(staffPasskeys)
      .set({ counter, lastUsedAt: ctx.now() })
      .where(and(eq(staffPasskeys.merchantId, ctx.merchantId), eq(staffPasskeys.id, passkey.id)));
    await markProven(ctx, tx, 'factor.prove');
    return sessionOf(proven(ctx), tx);
  });
}

/** Removes a passkey of the caller. Throws notFound, and factor.last for the only factor of a person. */
export function removePasskey(ctx: SignedIn, id: string): Promise<null> {
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const { hasTotp, passkeys } = await factorsOf(tx, ownerOf(ctx));
    if (!passkeys.some((one) => one.id === id)) throw apiError('notFound');
    if (!hasTotp && passkeys.length === 1) throw apiError('factor.last');
    await tx
      .delete(staffPasskeys)
      .where(and(eq(staffPasskeys.merchantId, ctx.merchantId), eq(staffPasskeys.id, id)));
    await auditFactor(ctx, tx, 'factor.removePasskey');
    return null;
  });
}
