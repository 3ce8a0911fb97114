import type { AccountProof, ProvenMethod, TestOutcome } from '@dasturxon/core/connections';
import { providerOf, type PaymentType } from '@dasturxon/core/payment';
import { and, eq, isNull, lte, or } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { paymentMethods } from '../../db/schema/content.ts';
import { lastCalls } from './last-calls.ts';

const NO_PROOF: AccountProof = { setAt: null, test: null, lastCallAt: null, acceptedAt: null };

/** What is known of the keys of each provider of a brand. */
export async function accountProofs(
  tx: Tx,
  merchantId: string,
): Promise<(type: PaymentType) => AccountProof> {
  const rows = await tx.select().from(paymentMethods).where(eq(paymentMethods.merchantId, merchantId));
  const calls = await lastCalls(tx, merchantId);
  const proofs = new Map<string, AccountProof>(
    rows.map(({ type, accountSetAt: setAt, testedAt, testOutcome, acceptedAt }) => {
      const test = testedAt && testOutcome ? { at: testedAt, outcome: testOutcome } : null;
      return [type, { setAt, test, lastCallAt: calls.get(type) ?? null, acceptedAt }];
    }),
  );
  return (type) => {
    const provider = providerOf(type);
    return proofs.get(provider) ?? { ...NO_PROOF, lastCallAt: calls.get(provider) ?? null };
  };
}

/** The ways to pay of a brand with what is known of their keys. */
export async function provenMethods(tx: Tx, merchantId: string): Promise<ProvenMethod[]> {
  const rows = await tx
    .select({ type: paymentMethods.type, isActive: paymentMethods.isActive })
    .from(paymentMethods)
    .where(eq(paymentMethods.merchantId, merchantId));
  const proofOf = await accountProofs(tx, merchantId);
  return rows.map(({ type, isActive }) => {
    // The table holds the closed list.
    const own = type as PaymentType;
    return { type: own, isActive, proof: proofOf(own) };
  });
}

const ownRow = (merchantId: string, type: PaymentType) =>
  and(eq(paymentMethods.merchantId, merchantId), eq(paymentMethods.type, providerOf(type)));

/** Keeps how a test ended that began at `at`; a test of keys that were replaced meanwhile is dropped. */
export async function keepTest(
  tx: Tx,
  merchantId: string,
  { type, outcome, at }: { type: PaymentType; outcome: TestOutcome; at: Date },
): Promise<void> {
  const sameKeys = or(isNull(paymentMethods.accountSetAt), lte(paymentMethods.accountSetAt, at));
  await tx
    .update(paymentMethods)
    .set({ testedAt: at, testOutcome: outcome })
    .where(and(ownRow(merchantId, type), sameKeys));
}

/** Keeps that a person accepted the keys without a test. */
export async function keepAcceptance(
  tx: Tx,
  merchantId: string,
  { type, at }: { type: PaymentType; at: Date },
): Promise<void> {
  await tx.update(paymentMethods).set({ acceptedAt: at }).where(ownRow(merchantId, type));
}
