import type { PushState, PushSubscription } from '@dasturxon/core/content';
import { and, eq, or } from 'drizzle-orm';
import type * as v from 'valibot';

import { pushSubscriptions } from '../../db/schema/connections/push.ts';
import { pushKeys } from '../../gateways/push/web-push.ts';
import { apiError } from '../../http/api-error.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import { sha256 } from '../../kernel/secrets.ts';

const own = ({ merchantId, caller }: SignedIn) =>
  and(eq(pushSubscriptions.merchantId, merchantId), eq(pushSubscriptions.sessionId, caller.sessionId));

/** Whether the caller's device gets notifications, and the key to subscribe it with. */
export async function readPush(ctx: SignedIn): Promise<v.InferOutput<typeof PushState>> {
  const rows = await ctx.db.inTenant(ctx.merchantId, (tx) =>
    tx.select({ id: pushSubscriptions.sessionId }).from(pushSubscriptions).where(own(ctx)),
  );
  return { publicKey: pushKeys(ctx).publicKey, isOn: rows.length > 0 };
}

/** Stores the device's subscription in place of its earlier one, and of any other account's in the same browser. */
export async function subscribeToPush(ctx: SignedIn, body: PushSubscription): Promise<null> {
  const { merchantId, caller } = ctx;
  const { language, ...address } = body;
  // Only the stand-in of the sandbox has an address without TLS.
  if (!ctx.env.SANDBOX && !address.endpoint.startsWith('https://')) throw apiError('request.invalid');
  const row = {
    userId: caller.userId,
    endpointHash: sha256(address.endpoint),
    sealed: ctx.secrets.seal(address, merchantId),
    language,
    createdAt: ctx.now(),
  };
  await ctx.db.inTenant(merchantId, async (tx) => {
    await tx
      .delete(pushSubscriptions)
      .where(
        and(
          eq(pushSubscriptions.merchantId, merchantId),
          or(
            eq(pushSubscriptions.endpointHash, row.endpointHash),
            eq(pushSubscriptions.sessionId, caller.sessionId),
          ),
        ),
      );
    await tx.insert(pushSubscriptions).values({ merchantId, sessionId: caller.sessionId, ...row });
  });
  return null;
}

/** Ends the notifications of the caller's device. */
export async function unsubscribeFromPush(ctx: SignedIn): Promise<null> {
  await ctx.db.inTenant(ctx.merchantId, (tx) => tx.delete(pushSubscriptions).where(own(ctx)));
  return null;
}
