import type { CallAnswer } from '../../protocol/provider.ts';
import type { RpcId } from './paynet-request.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Paynet's own codes and messages. */
export const PAYNET_ERRORS = {
  notPost: [-32_300, 'Method is not POST'],
  parse: [-32_700, 'Parse error'],
  request: [-32_600, 'Invalid Request'],
  method: [-32_601, 'Method not found'],
  params: [-32_602, 'Invalid params'],
  internal: [-32_603, 'Internal error'],
  cannotCancel: [77, 'Not enough funds to cancel'],
  system: [102, 'System error'],
  exists: [201, 'Transaction already exists'],
  notFound: [203, 'Transaction not found'],
  client: [302, 'Client not found'],
  service: [305, 'Service not found'],
  missing: [411, 'Required parameter is missing'],
  login: [412, 'Invalid login or password'],
  amount: [413, 'Invalid amount'],
  date: [414, 'Invalid date format'],
  forbidden: [501, 'Transaction is not allowed'],
  access: [601, 'Access denied'],
} as const satisfies Record<string, readonly [number, string]>;
/** An error of Paynet by its name. */
export type PaynetError = keyof typeof PAYNET_ERRORS;

/** A result of Paynet's JSON-RPC. */
export function paynetResult(id: RpcId, result: unknown): CallAnswer {
  return { status: 200, body: JSON.stringify({ jsonrpc: '2.0', id, result }), headers: JSON_TYPE };
}

/** An error of Paynet's JSON-RPC; a wrong login alone is an error of HTTP too. */
export function paynetError(id: RpcId, error: PaynetError): CallAnswer {
  const [code, message] = PAYNET_ERRORS[error];
  const body = JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } });
  if (error !== 'login') return { status: 200, body, headers: JSON_TYPE };
  return { status: 401, body, headers: { ...JSON_TYPE, 'WWW-Authenticate': 'Basic realm="paynet"' } };
}

/** The error with this code. */
export function paynetErrorOf(code: number): PaynetError {
  const found = Object.entries(PAYNET_ERRORS).find(([, [known]]) => known === code);
  // A key of the table; Object.entries loses the key type.
  return (found?.[0] ?? 'internal') as PaynetError;
}
