import { type Api, getBotSetting, unwrap } from '@dasturxon/core/api';
import { queryOptions } from '@tanstack/react-query';

/** Whether the brand's bot can send sign-in codes (API-45); asked for when it is needed. */
export const sendsCodesQuery = (api: Api, isNeeded: boolean) =>
  queryOptions({
    queryKey: ['sends-codes'],
    queryFn: async ({ signal }) => unwrap(await api(getBotSetting, { signal })).sendsCodes,
    enabled: isNeeded,
  });
