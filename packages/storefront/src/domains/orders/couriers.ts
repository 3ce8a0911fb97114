import { type Api, getCourier, unwrap } from '@dasturxon/core/api';
import { queryOptions } from '@tanstack/react-query';

/** The polling interval of the courier's position while the page is visible. */
const POSITION_EVERY_MS = 5_000;

/** The courier of an order, with their current position (API-25). */
export const courierQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['couriers', id],
    queryFn: async ({ signal }) => unwrap(await api(getCourier, { params: { id }, signal })),
    refetchInterval: POSITION_EVERY_MS,
  });
