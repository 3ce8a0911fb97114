import { resolveLines } from '@dasturxon/core/cart';
import type { OrderDraft } from '@dasturxon/core/order';

import { atBranch, type OrderFacts } from './order-facts.ts';

type Asked = Parameters<typeof resolveLines>[0][number];

/** The lines that a branch cannot make now, with the choices that they have. */
export function missingAt<Line extends Asked>(
  facts: OrderFacts,
  { lines, serviceType }: { lines: readonly Line[]; serviceType: OrderDraft['serviceType'] },
  branchId: string,
): Line[] {
  const find = (id: string) => {
    const product = facts.products.get(id);
    return product && atBranch(facts, product, branchId);
  };
  return lines.filter((line) => {
    const { lines: resolved, dropped } = resolveLines([line], find, serviceType);
    return dropped.length > 0 || resolved.some(({ errors }) => errors.length > 0);
  });
}
