import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import { useApi } from '../../../domains/session/api.ts';
import { orderDraftAtom, serviceTypeAtom } from '../../../domains/checkout/order-draft.ts';
import { hallsQuery } from '../../../domains/tables/halls.ts';

/** Whether an order is eaten in at a branch with tables, and none of them is chosen (IMP-12, D74). */
export function useMissingTable(branchId: string | null): boolean {
  const isDineIn = useAtomValue(serviceTypeAtom) === 'DINE_IN';
  const { hallId } = useAtomValue(orderDraftAtom);
  const halls = useQuery(hallsQuery(useApi(), isDineIn ? branchId : null)).data ?? [];
  return isDineIn && halls.length > 0 && !halls.some(({ id }) => id === hallId);
}
