import { type Api, getBranch, listSlots, unwrap } from '@dasturxon/core/api';
import type { ServiceType } from '@dasturxon/core/order';
import { queryOptions } from '@tanstack/react-query';

type SlotsOf = { branchId: string | null; serviceType: ServiceType };

/** Days and times for a later order (D84); without a branch, of the main one. */
export const slotsQuery = (api: Api, { branchId, serviceType }: SlotsOf) =>
  queryOptions({
    queryKey: ['slots', branchId, serviceType],
    queryFn: async ({ signal }) => {
      const query = branchId === null ? { serviceType } : { branchId, serviceType };
      return unwrap(await api(listSlots, { query, signal }));
    },
    staleTime: 60_000,
  });

/** The branch that will make the order, for its opening hours. */
export const servingBranchQuery = (api: Api, branchId: string | null) =>
  queryOptions({
    queryKey: ['branches', 'one', branchId],
    queryFn: async ({ signal }) => unwrap(await api(getBranch, { params: { id: branchId ?? '' }, signal })),
    enabled: branchId !== null,
    staleTime: 5 * 60_000,
  });
