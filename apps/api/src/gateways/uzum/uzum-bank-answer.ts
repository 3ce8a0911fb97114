import type { CallAnswer } from '../../payments/provider.ts';
import type { UzumEcho } from './uzum-bank-request.ts';

/**
 * Uzum's codes. What 10007 and 10008 mean is disputed between its documents and its drivers: a merchant's account can
 * name another number for each of these.
 */
export const UZUM_CODES = {
  access: 10_001,
  json: 10_002,
  operation: 10_003,
  missing: 10_005,
  service: 10_006,
  unknown: 10_007,
  already: 10_008,
  canceled: 10_009,
  data: 99_999,
} as const;
/** What is wrong with a call of Uzum. */
export type UzumWrong = keyof typeof UZUM_CODES;
/** The numbers of a merchant's contract, where they differ. */
export type UzumCodes = Partial<Record<UzumWrong, number>>;

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Done: HTTP 200. */
export function uzumDone(body: object): CallAnswer {
  return { status: 200, body: JSON.stringify(body), headers: JSON_TYPE };
}

/** Not done: HTTP 400 with the code; `timestamp` is the call's own, so that a repeat gets the same bytes. */
export function uzumFailed(echo: UzumEcho, wrong: UzumWrong, codes: UzumCodes = {}): CallAnswer {
  const body = {
    serviceId: echo.serviceId,
    ...(echo.transId === null ? {} : { transId: echo.transId }),
    timestamp: echo.timestamp,
    status: 'FAILED',
    errorCode: codes[wrong] ?? UZUM_CODES[wrong],
  };
  return { status: 400, body: JSON.stringify(body), headers: JSON_TYPE };
}
