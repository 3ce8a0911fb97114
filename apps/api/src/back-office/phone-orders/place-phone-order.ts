import { Role } from '@dasturxon/core/auth';
import {
  type OrderDraft,
  type PhoneOrderDraft,
  PlaceOrder,
  type Quote,
  type QuoteMark,
} from '@dasturxon/core/order';
import { type BoardOrder, canPlaceFor, isInScope } from '@dasturxon/core/staff';
import { and, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';

import { users } from '../../db/schema/customers.ts';
import { apiError } from '../../http/api-error.ts';
import type { KeyedCall } from '../../http/serving/idempotency.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { placeOrder, type PlacingStaff } from '../../orders/placing/place-order.ts';
import { quoteOrder } from '../../orders/placing/quote-order.ts';
import { findBranch } from '../../places/find-branch.ts';
import { parsePhone } from '../../sign-in/send-code.ts';
import { userOfPhone } from '../../users/find-user.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { boardOrder } from '../board/read-board.ts';
import { countStaffAction } from '../../audit/count-staff-action.ts';
import { guestContext, quoteContext } from './guest-context.ts';

/** The guest's own draft: staff name no origin, spend no cashback, give no tip and make no gift. */
const toDraft = (draft: PhoneOrderDraft): OrderDraft => ({
  ...draft,
  cashback: 0,
  tip: 0,
  isGift: false,
  sendCheque: false,
  sendChequePhone: null,
  orderDevice: 'CLIENT_WEB',
  // The order itself gets CALL_CENTER.
  source: 'CLIENT_WEB',
});

function requireService(ctx: SignedIn, { serviceType }: PhoneOrderDraft): void {
  if (!canPlaceFor(v.parse(Role, ctx.caller.role), serviceType)) throw apiError('forbidden');
}

type Asked = { phone: string; draft: PhoneOrderDraft };

/**
 * What an order for a guest on the phone costs, by the guest's own call. Throws forbidden for a service that the role
 * places no orders of, branch.notFound for a branch out of scope, delivery.byOtherBranch for an address that such a branch
 * serves, and what a quote throws.
 */
export async function quotePhoneOrder(ctx: SignedIn, { phone: typed, draft }: Asked): Promise<Quote> {
  requireService(ctx, draft);
  const phone = parsePhone(typed);
  const guest = await ctx.db.inTenant(ctx.merchantId, (tx) => quoteContext(ctx, tx, phone));
  const quote = await quoteOrder(guest, toDraft(draft));
  const { branchId } = quote;
  if (isInScope(ctx.caller.branchIds, branchId)) return quote;
  if (draft.branch || branchId === null) throw apiError('branch.notFound');
  const { name } = await ctx.db.inTenant(ctx.merchantId, (tx) => findBranch(ctx, tx, branchId));
  throw apiError('delivery.byOtherBranch', { branch: name });
}

/** The guest of the phone, made if it is new; a guest without a name gets the one that was given. */
async function guestOf(ctx: SignedIn, phone: string, name: string | null) {
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    await countStaffAction(ctx, tx, 'phone-order');
    const guest = await userOfPhone(ctx, tx, phone);
    if (!guest.isActive) throw apiError('customer.blocked');
    if (name)
      await tx
        .update(users)
        .set({ firstName: name, updatedAt: ctx.now() })
        .where(and(eq(users.merchantId, ctx.merchantId), eq(users.id, guest.id), isNull(users.firstName)));
    return guest;
  });
}

/**
 * Places an order for a guest on the phone, once per key: priced, checked and limited as the guest's own, with the
 * caller in its history. Throws forbidden for a service that the role places no orders of, branch.notFound out of scope,
 * and what placing throws.
 */
export async function placePhoneOrder(
  ctx: SignedIn,
  asked: Asked & { name: string | null; totalPrice: number; quote: QuoteMark | null },
  sent: KeyedCall,
): Promise<BoardOrder> {
  requireService(ctx, asked.draft);
  const guest = guestContext(ctx, await guestOf(ctx, parsePhone(asked.phone), asked.name));
  const request = v.parse(PlaceOrder, {
    ...toDraft(asked.draft),
    totalPrice: asked.totalPrice,
    quote: asked.quote,
  });
  const staff: PlacingStaff = {
    caller: ctx.caller,
    record: (tx, { id, branchId, totalPrice }) =>
      writeAudit(ctx, tx, {
        action: 'order.phone',
        subject: 'order',
        subjectId: id,
        branchId,
        before: null,
        after: { totalPrice, serviceType: request.serviceType },
      }),
  };
  const { value } = await placeOrder(guest, request, { ...sent, staff });
  return ctx.db.inTenant(ctx.merchantId, (tx) => boardOrder(ctx, tx, value.id));
}
