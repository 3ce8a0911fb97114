import * as v from 'valibot';
import { Card } from '@dasturxon/core/payment';
import { and, asc, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { savedCards } from '../../db/schema/payments.ts';
import type { Ctx, SignedIn } from '../protocol/deps.ts';
import type { Reply } from '../../http/answers.ts';
import { doOnce, type KeyedCall } from '../../http/serving/idempotency.ts';
import { found, apiError } from '../../http/api-error.ts';
import { cardMark } from '../../users/card-mark.ts';
import { readAccount } from '../attempts/accounts.ts';
import { type CardKeeperAtMerchant, CardRefused, type KeptCard } from '../protocol/card-keeper.ts';
import { ownOrigin } from './return-page.ts';

export type CardRow = typeof savedCards.$inferSelect;

/** The mask before the last four digits. */
const MASK = '•••• ';

function toCard({ id, name, maskedNumber, expire, phone, isVerified, type }: CardRow): Card {
  return v.parse(Card, { id, name, number: maskedNumber, expire, phone, isVerified, type, time: null });
}

/** The provider that stores this merchant's cards; null without one. */
export async function keeperOf(ctx: Ctx): Promise<CardKeeperAtMerchant | null> {
  const at = { merchantId: ctx.merchantId, provider: ctx.cardKeeper.type };
  const account = await ctx.db.inTenant(ctx.merchantId, (tx) => readAccount(ctx, tx, at));
  return account && ctx.cardKeeper.at(account);
}

async function neededKeeper(ctx: Ctx): Promise<CardKeeperAtMerchant> {
  const keeper = await keeperOf(ctx);
  if (!keeper) throw apiError('payment.unavailable');
  return keeper;
}

/** The caller's own card. Throws card.notFound. */
export async function ownCard(ctx: SignedIn, tx: Tx, id: string): Promise<CardRow> {
  const own = and(
    eq(savedCards.merchantId, ctx.merchantId),
    eq(savedCards.id, id),
    eq(savedCards.userId, ctx.caller.userId),
  );
  const [row] = await tx.select().from(savedCards).where(own);
  return found(row, 'card.notFound');
}

/** The token that pays, opened. */
export function tokenOf(ctx: Ctx, { sealedToken }: CardRow): string {
  const { token } = ctx.secrets.open(sealedToken, ctx.merchantId) ?? {};
  if (typeof token !== 'string') throw apiError('card.notFound');
  return token;
}

async function asked<T>(ctx: Ctx, question: Promise<T>): Promise<T> {
  return question.catch((err: unknown) => {
    if (err instanceof CardRefused) throw apiError('card.declined');
    ctx.log.warn({ err: { name: (err as Error).name } }, 'card keeper did not answer');
    throw apiError('payment.failed');
  });
}

/** Where the browser sends a card (D82). */
export async function readCardForm(ctx: SignedIn) {
  const keeper = await keeperOf(ctx);
  return { form: keeper && { provider: 'PAYME' as const, ...keeper.form(ownOrigin(ctx)) } };
}

export async function listCards(ctx: SignedIn): Promise<Card[]> {
  const own = and(eq(savedCards.merchantId, ctx.merchantId), eq(savedCards.userId, ctx.caller.userId));
  const rows = await ctx.db.inTenant(ctx.merchantId, (tx) =>
    tx.select().from(savedCards).where(own).orderBy(asc(savedCards.createdAt), asc(savedCards.id)),
  );
  return rows.map(toCard);
}

function columnsOf(ctx: SignedIn, kept: KeptCard) {
  const { userId } = ctx.caller;
  return {
    sealedToken: ctx.secrets.seal({ token: kept.token }, ctx.merchantId),
    mark: cardMark(ctx, { ...kept, userId, type: kept.brand }),
    maskedNumber: `${MASK}${kept.lastFour}`,
    expire: kept.expire,
    phone: kept.phone,
    type: kept.brand,
    isVerified: kept.isVerified,
  };
}

/** Stores a token's card with the details that its provider confirms; the same card again is the same row (T51). */
export async function saveCard(
  ctx: SignedIn,
  card: { token: string; name: string | null },
  about: KeyedCall,
): Promise<Reply<Card>> {
  const keeper = await neededKeeper(ctx);
  const columns = columnsOf(ctx, await asked(ctx, keeper.check(card.token)));
  const own = { merchantId: ctx.merchantId, userId: ctx.caller.userId };
  return doOnce(ctx, about, async (tx) => {
    const row = { ...own, ...columns, id: ctx.newId(), provider: ctx.cardKeeper.type, name: card.name };
    const [kept] = await tx
      .insert(savedCards)
      .values({ ...row, createdAt: ctx.now() })
      .onConflictDoUpdate({
        target: [savedCards.merchantId, savedCards.userId, savedCards.mark],
        set: { ...columns, ...(card.name !== null && { name: card.name }) },
      })
      .returning();
    return toCard(found(kept, 'server.failed'));
  });
}

/** Asks the keeper whether the card was verified there; a token that the verification gave replaces the old one. */
export async function confirmCard(ctx: SignedIn, id: string, fresh: string | null): Promise<Card> {
  const keeper = await neededKeeper(ctx);
  const before = await ctx.db.inTenant(ctx.merchantId, (tx) => ownCard(ctx, tx, id));
  const kept = await asked(ctx, keeper.check(fresh ?? tokenOf(ctx, before)));
  const { mark, ...columns } = columnsOf(ctx, kept);
  if (mark !== before.mark) throw apiError('card.declined');
  const own = and(eq(savedCards.merchantId, ctx.merchantId), eq(savedCards.id, id));
  const [row] = await ctx.db.inTenant(ctx.merchantId, (tx) =>
    tx.update(savedCards).set(columns).where(own).returning(),
  );
  return toCard(found(row, 'card.notFound'));
}

/** Deletes a card here and at its provider; a card unknown to the provider counts as deleted. */
export async function removeCard(ctx: SignedIn, id: string): Promise<null> {
  const card = await ctx.db.inTenant(ctx.merchantId, (tx) => ownCard(ctx, tx, id));
  const keeper = await keeperOf(ctx);
  await keeper?.remove(tokenOf(ctx, card)).catch((err: unknown) => {
    if (!(err instanceof CardRefused)) throw apiError('payment.failed');
  });
  const own = and(eq(savedCards.merchantId, ctx.merchantId), eq(savedCards.id, id));
  await ctx.db.inTenant(ctx.merchantId, (tx) => tx.delete(savedCards).where(own));
  return null;
}
