import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';

/** One call of a protocol as its documents have it: what is sent and what a success answers. */
export type WireCall = {
  name: string;
  method: 'GET' | 'POST' | 'PATCH';
  /** The path after the service's own address. */
  path: RegExp;
  query?: v.GenericSchema;
  body?: v.GenericSchema;
  /** Of an answer with 2xx and a body. */
  answer: v.GenericSchema;
};

/** A call that is not as its documents have it: whose side, and where. */
export type WireFault = { service: string; call: string; side: 'REQUEST' | 'ANSWER'; what: string };

/** What was exchanged with the stand-ins, compared with the protocols' documents. */
export interface WireLog {
  /** Calls whose request or answer was of another shape, the oldest first. */
  readonly faults: readonly WireFault[];
  /** How often each call was exchanged. */
  readonly seen: ReadonlyMap<string, number>;
}

const FAULTS_AT_MOST = 100;

/** The records that are written to. */
export type WireRecords = { faults: WireFault[]; seen: Map<string, number> };

/** The records of a sandbox. */
export const createWireRecords = (): WireRecords => ({ faults: [], seen: new Map() });

/** Where a value differs from its schema; null where it does not. */
function differenceOf(schema: v.GenericSchema | undefined, value: unknown): string | null {
  if (!schema) return null;
  const { issues } = v.safeParse(schema, value);
  return issues ? `${v.getDotPath(issues[0]) ?? 'body'}: ${issues[0].message}` : null;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

async function requestFault(c: Context, call: WireCall): Promise<string | null> {
  const wrongQuery = differenceOf(call.query, c.req.query());
  if (wrongQuery !== null) return `?${wrongQuery}`;
  return call.body ? differenceOf(call.body, parsed(await c.req.text())) : null;
}

/** Compares each call with the documents of its protocol. It changes nothing. */
export function withWire(
  { faults, seen }: WireRecords,
  { service, calls }: { service: string; calls: readonly WireCall[] },
): MiddlewareHandler {
  const note = (call: string, side: WireFault['side'], what: string | null) => {
    if (what !== null && faults.length < FAULTS_AT_MOST) faults.push({ service, call, side, what });
  };
  return async (c, next) => {
    const { method, path } = c.req;
    const call = calls.find((one) => one.method === method && one.path.test(path));
    await next();
    // The stand-in's own JSON is no part of a protocol.
    if (/\/sandbox-[a-z]+/.test(path)) return;
    if (!call) return note(`${method} ${path}`, 'REQUEST', 'the documents have no such call');
    const name = `${service} ${call.name}`;
    seen.set(name, (seen.get(name) ?? 0) + 1);
    note(call.name, 'REQUEST', await requestFault(c, call));
    if (c.res.ok && c.res.status !== 204)
      note(call.name, 'ANSWER', differenceOf(call.answer, parsed(await c.res.clone().text())));
  };
}
