import * as v from 'valibot';

const id = v.union([v.number(), v.pipe(v.string(), v.minLength(1), v.maxLength(64))]);
const base = { serviceId: id, timestamp: v.nullish(v.number(), null) };
const transId = v.pipe(v.string(), v.minLength(1), v.maxLength(64), v.regex(/^[\w-]+$/));
const params = v.record(v.string(), v.union([v.string(), v.number()]));

/** What Uzum Bank calls, and with what. Amounts are tiyin, times milliseconds. */
export const UZUM_OPERATIONS = {
  check: v.object({ ...base, params }),
  create: v.object({ ...base, params, transId, amount: v.unknown() }),
  confirm: v.object({ ...base, transId, paymentSource: v.nullish(v.unknown()) }),
  reverse: v.object({ ...base, transId }),
  status: v.object({ ...base, transId }),
} as const;
/** An operation of Uzum Bank: the last segment of the address it calls. */
export type UzumOperation = keyof typeof UZUM_OPERATIONS;
/** A call, discriminated by its operation. */
export type UzumCall = {
  [O in UzumOperation]: { operation: O; body: v.InferOutput<(typeof UZUM_OPERATIONS)[O]> };
}[UzumOperation];

/** What every answer echoes. */
export type UzumEcho = {
  serviceId: string | number | null;
  transId: string | null;
  timestamp: number | null;
};

const Echo = v.object({
  serviceId: v.fallback(v.nullish(id, null), null),
  transId: v.fallback(v.nullish(transId, null), null),
  timestamp: v.fallback(v.nullish(v.number(), null), null),
});

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** A call of Uzum Bank with what its answer echoes, or the name of what is wrong with it. */
export function readUzumCall(
  operation: string,
  body: string,
): { echo: UzumEcho } & (
  | { ok: true; call: UzumCall }
  | { ok: false; wrong: 'json' | 'operation' | 'missing' }
) {
  const json = parse(body);
  const known = v.safeParse(Echo, json);
  const echo: UzumEcho = known.success ? known.output : { serviceId: null, transId: null, timestamp: null };
  if (!known.success) return { ok: false, echo, wrong: 'json' };
  if (!Object.hasOwn(UZUM_OPERATIONS, operation)) return { ok: false, echo, wrong: 'operation' };
  const parsed = v.safeParse(UZUM_OPERATIONS[operation as UzumOperation], json);
  if (!parsed.success) return { ok: false, echo, wrong: 'missing' };
  // Parsed by the operation's own schema; types do not follow a name that is read.
  return { ok: true, echo, call: { operation, body: parsed.output } as UzumCall };
}
