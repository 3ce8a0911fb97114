import { type Api, getBranch, listSlots, readOpening, unwrap } from '@dasturxon/core/api';
import type { ServiceType } from '@dasturxon/core/order';
import { queryOptions } from '@tanstack/react-query';

type SlotsOf = { branchId: string | null; serviceType: ServiceType; productIds: readonly string[] };

/** As many ids as a query may carry; the server asks all dishes once more when the order is placed. */
const MOST_IDS = 40;

/** Days and slots for a later order of some dishes (D84); without a branch, of the main one. */
export const slotsQuery = (api: Api, { branchId, serviceType, productIds }: SlotsOf) =>
  queryOptions({
    queryKey: ['slots', branchId, serviceType, productIds],
    queryFn: async ({ signal }) => {
      const dishes = { serviceType, productIds: productIds.slice(0, MOST_IDS).join(',') };
      const query = branchId === null ? dishes : { ...dishes, branchId };
      return unwrap(await api(listSlots, { query, signal }));
    },
    staleTime: 60_000,
  });

type OpeningOf = SlotsOf & { point: { latitude: number; longitude: number } | null };

/** Whether an order of some dishes is taken now, and when it would be there (B62). */
export const basketOpeningQuery = (api: Api, { branchId, serviceType, productIds, point }: OpeningOf) =>
  queryOptions({
    queryKey: ['opening', branchId, serviceType, point?.latitude, point?.longitude, productIds],
    queryFn: async ({ signal }) => {
      const query = {
        type: serviceType,
        dishes: productIds.slice(0, MOST_IDS).join(','),
        ...(branchId !== null && { branchId }),
        ...(point && { lat: point.latitude, lon: point.longitude }),
      };
      return unwrap(await api(readOpening, { query, signal }));
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
