import { type Api, getOrderSettings, unwrap } from '@dasturxon/core/api';
import { queryOptions } from '@tanstack/react-query';

/** Fees, the minimum for delivery and whether the address is checked (ENT-42). */
export const orderSettingsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['order-settings'],
    queryFn: async ({ signal }) => unwrap(await api(getOrderSettings, { signal })),
    staleTime: 5 * 60_000,
  });
