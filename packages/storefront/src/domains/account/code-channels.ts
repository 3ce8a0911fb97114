import { type Api, ApiError, getBotSetting, unwrap } from '@dasturxon/core/api';
import { queryOptions } from '@tanstack/react-query';

/** By which ways besides SMS the brand's codes come (API-45); asked for when it is needed. */
export const codeChannelsQuery = (api: Api, isNeeded: boolean) =>
  queryOptions({
    queryKey: ['code-channels'],
    queryFn: async ({ signal }) => unwrap(await api(getBotSetting, { signal })),
    enabled: isNeeded,
  });

/** Errors of an SMS that a code by Telegram does not meet (T19). */
const SMS_REFUSED: readonly string[] = ['request.rateLimited', 'phone.countryUnsupported'];

/** Whether a code that was refused by SMS may go out by Telegram. */
export const isSmsRefused = (failure: unknown): boolean =>
  failure instanceof ApiError && SMS_REFUSED.includes(failure.code);
