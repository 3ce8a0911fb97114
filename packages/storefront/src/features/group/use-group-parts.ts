import { priceProducts, type ResolvedLine, resolveLines } from '@dasturxon/core/cart';
import type { GroupMember } from '@dasturxon/core/group';
import type { Money } from '@dasturxon/core/kernel';
import { useAtomValue } from 'jotai';

import { serviceTypeAtom } from '../../domains/checkout/order-draft.ts';
import { useOverall } from '../../domains/menu/use-overall.ts';

/** A part in the language of the page, at the menu's prices. */
export type ShownPart = { member: GroupMember; lines: ResolvedLine[]; sum: Money };

/** The parts of a group against the menu; null while it has not loaded. */
export function useGroupParts(members: readonly GroupMember[]): ShownPart[] | null {
  const { data } = useOverall();
  const serviceType = useAtomValue(serviceTypeAtom);
  if (!data) return null;
  const byId = new Map(data.products?.map((product) => [product.id, product]));
  return members.map((member) => {
    const { lines } = resolveLines(member.lines, (id) => byId.get(id), serviceType);
    return { member, lines, sum: priceProducts(lines, serviceType).totalProductPrice };
  });
}
