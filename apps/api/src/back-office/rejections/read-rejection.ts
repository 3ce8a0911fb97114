import { Role } from '@dasturxon/core/auth';
import type { Language } from '@dasturxon/core/kernel';
import { type RejectionReason, rejectionReasonsOf } from '@dasturxon/core/order';
import { hasPermission, type RejectionTerms } from '@dasturxon/core/staff';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';

import { guestLanguage, readBotBrand } from '../../bot/messages/bot-brand.ts';
import type { Tx } from '../../db/connect.ts';
import { users } from '../../db/schema/customers.ts';
import { formatMessage } from '../../notifications/messages/format-message.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { cashbackLeft } from '../../orders/moves/give-back.ts';
import { returnsOf } from '../../payments/attempts/due-refund.ts';
import { boardOrder, factsOfOrder } from '../board/read-board.ts';

async function languageOf(tx: Tx, who: { merchantId: string; userId: string }): Promise<Language> {
  const own = and(eq(users.merchantId, who.merchantId), eq(users.id, who.userId));
  const [guest] = await tx.select({ language: users.language }).from(users).where(own);
  return guestLanguage(await readBotBrand(tx), [guest?.language ?? null]);
}

type Text = { language: Language; isMoneyBack: boolean };

/** What the guest reads of a rejection, in the sentences of the bot and of the notification. */
function linesOf(reason: RejectionReason, { language, isMoneyBack }: Text): string[] {
  return [
    formatMessage('now.CANCELED', language),
    formatMessage('order.reason', language, { reason: formatMessage(`reason.${reason}`, language) }),
    ...(isMoneyBack ? [formatMessage('order.RETURNING', language)] : []),
  ];
}

/** What a rejection of an order does, before it is made (BO-170). Throws order.notFound. */
export function readRejection(ctx: SignedIn, id: string): Promise<RejectionTerms> {
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const { serviceType } = await boardOrder(ctx, tx, id);
    const { row } = await factsOfOrder(ctx, tx, id);
    const returns = await returnsOf(tx, row);
    const language = await languageOf(tx, row);
    const text = { language, isMoneyBack: returns.length > 0 };
    const seesMoney = hasPermission(v.parse(Role, ctx.caller.role), 'orders.money');
    return {
      language,
      texts: rejectionReasonsOf(serviceType).map((reason) => ({ reason, lines: linesOf(reason, text) })),
      returns: seesMoney ? returns : null,
      cashback: seesMoney ? await cashbackLeft(tx, row) : null,
    };
  });
}
