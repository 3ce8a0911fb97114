import type { CallAnswer } from '../../protocol/provider.ts';
import type { UzumEcho } from './uzum-bank-request.ts';

/** The error codes of Uzum Bank's Merchant API: texts, one per situation. A merchant's account can replace each. */
export const UZUM_CODES = {
  access: '10001',
  json: '10002',
  operation: '10003',
  missing: '10005',
  service: '10006',
  order: '10007',
  orderPaid: '10008',
  orderCanceled: '10009',
  transactionExists: '10010',
  amount: '10011',
  transaction: '10014',
  confirmCanceled: '10015',
  confirmRepeated: '10016',
  delivered: '10017',
  reverseRepeated: '10018',
  data: '99999',
} as const;
/** What is wrong with a call of Uzum. */
export type UzumWrong = keyof typeof UZUM_CODES;
/** The codes of a merchant's contract, where they differ; sent as they are written, as text or number. */
export type UzumCodes = { [Wrong in UzumWrong]?: string | number | undefined };

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
