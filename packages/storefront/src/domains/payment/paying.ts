import { Id } from '@dasturxon/core/kernel';
import { atom } from 'jotai';
import * as v from 'valibot';

import { savedAtom } from '../../store/saved-atom.ts';

/** An order that was just placed and is to be paid at once; with the card that was chosen for it. */
export const payNowAtom = atom<{ orderId: string; cardId: string | null } | null>(null);

const Left = v.object({
  orderId: Id,
  /** When the guest left for the provider's page, ms since 1970. */
  at: v.number(),
});
const Stored = v.fallback(v.nullable(Left), null);

/** The guest went to a provider's page to pay this order, and may come back in a new page. */
export const leftToPayAtom = savedAtom<v.InferOutput<typeof Stored>>({
  name: 'left-to-pay',
  initial: null,
  parse: (json) => v.parse(Stored, json),
});
