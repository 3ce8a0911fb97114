import * as v from 'valibot';

import { isBasicAuth } from '../../protocol/basic-auth.ts';
import { isFromAddress } from '../../protocol/from-address.ts';
import { isStorable } from '../../../http/read-body.ts';
import type { CallAnswer, RawCall } from '../../protocol/provider.ts';
import type { PaymeAccount } from './payme-account.ts';
import { PAYME_ERRORS, type PaymeError } from './payme-errors.ts';

/** The login of every call of Payme. */
const LOGIN = 'Paycom';

const Id = v.union([v.number(), v.string(), v.null()]);
const Request = v.object({
  id: v.optional(Id, null),
  method: v.string(),
  params: v.record(v.string(), v.unknown()),
});

export type RpcId = v.InferOutput<typeof Id>;
export type RpcCall = v.InferOutput<typeof Request>;

/** An invalid or unauthenticated call, with its id as far as it could be read. */
export type RpcRefused = { error: PaymeError; id: RpcId };

/** JSON-RPC over HTTP, which is 200 whatever happens. */
export function rpcResult(id: RpcId, result: unknown): CallAnswer {
  return { status: 200, body: JSON.stringify({ jsonrpc: '2.0', id, result }) };
}

/** The provider's own shape of an error. `data` names the wrong field of the account, or the unknown method. */
export function rpcError(id: RpcId, error: PaymeError, data: string | null = null): CallAnswer {
  const { code, message } = PAYME_ERRORS[error];
  return { status: 200, body: JSON.stringify({ jsonrpc: '2.0', id, error: { code, message, data } }) };
}

function parseJson(body: string): { value: unknown } | null {
  try {
    const value: unknown = JSON.parse(body);
    return isStorable(value) ? { value } : null;
  } catch {
    return null;
  }
}

/** The id of a call, for the answer to whatever is wrong with the rest of it. */
export function idOf(body: string): RpcId {
  const parsed = v.safeParse(v.object({ id: Id }), parseJson(body)?.value);
  return parsed.success ? parsed.output.id : null;
}

function mayCall({ headers, clientAddress }: RawCall, { key, networks }: PaymeAccount): boolean {
  const isKnown = isBasicAuth(headers.get('authorization'), { user: LOGIN, password: key });
  return isKnown && isFromAddress(clientAddress, networks);
}

/** What is wrong with the verb, the key or the address of a call; null for nothing. */
export function headError(head: RawCall, account: PaymeAccount): PaymeError | null {
  if (head.method !== 'POST') return 'NOT_POST';
  return mayCall(head, account) ? null : 'UNAUTHORIZED';
}

/** A call of Payme, or what is wrong with it: the verb, the key, the JSON, the shape, in this order. */
export function readRpc(call: RawCall, account: PaymeAccount): RpcCall | RpcRefused {
  const id = idOf(call.body);
  const error = headError(call, account);
  if (error) return { error, id };
  const json = parseJson(call.body);
  if (!json) return { error: 'BAD_JSON', id };
  const parsed = v.safeParse(Request, json.value);
  return parsed.success ? parsed.output : { error: 'BAD_REQUEST', id };
}
