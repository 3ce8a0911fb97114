import { lineKey } from '@dasturxon/core/cart';
import { keptHandover } from '@dasturxon/core/order';

import type { HandoverChoices } from './handover.ts';
import type { SentDraft } from './quote.ts';

/** What is asked about a dish; an item without it has no such fields. */
function noteOf(note: HandoverChoices['dishes'][string] | undefined) {
  const comment = note?.comment.trim();
  const ifMissing = note?.ifMissing;
  return { ...(comment && { comment }), ...(ifMissing && { ifMissing }) };
}

/** A draft with what the guest asks for the hand-over, as far as it applies, of the kitchen and of single dishes (B15, B23). */
export function withHandover(
  draft: SentDraft,
  { dishes, allergies, ...handover }: HandoverChoices,
  order: Omit<Parameters<typeof keptHandover>[1], 'receiver'>,
): SentDraft {
  const { entrancePicture, isGift, ...kept } = keptHandover(handover, {
    ...order,
    receiver: draft.receiver ?? null,
  });
  return {
    ...draft,
    ...kept,
    // A server of before the release does not know these fields.
    ...(entrancePicture !== null && { entrancePicture }),
    ...(isGift && { isGift }),
    ...(allergies.trim() && { allergies: allergies.trim() }),
    cartItems: draft.cartItems.map((item) => {
      const key = lineKey({ productId: item.productId, modifiers: (item.modifiers ?? []) as [] });
      return { ...item, ...noteOf(dishes[key]) };
    }),
  };
}
