import type { Money } from '../../kernel/money.ts';
import type { IfMissing } from '../schemas/if-missing.schema.ts';

/** What becomes of an order whose guest has not chosen a substitute in time. */
export type SilentSwap = { act: 'NOTHING' | 'REMOVE' | 'CANCEL' } | { act: 'SWAP'; productId: string };

type Option = { productId: string; totalPrice: Money };

/**
 * Does what the guest wanted at checkout when a dish has run out and they do not answer (C8, B15): the first substitute that
 * does not raise the total, the rest of the order, or its end. An order is not left without a dish: it is cancelled.
 */
export function silentSwap(
  choice: IfMissing | null,
  {
    options,
    totalBefore,
    isOnlyLine,
  }: { options: readonly Option[]; totalBefore: Money; isOnlyLine: boolean },
): SilentSwap {
  if (choice === null || choice === 'CALL') return { act: 'NOTHING' };
  if (choice === 'CANCEL') return { act: 'CANCEL' };
  const covered =
    choice === 'REPLACE' ? options.find(({ totalPrice }) => totalPrice <= totalBefore) : undefined;
  if (covered) return { act: 'SWAP', productId: covered.productId };
  return { act: isOnlyLine ? 'CANCEL' : 'REMOVE' };
}
