import * as v from 'valibot';

const whole = v.pipe(v.number(), v.safeInteger());
const positive = v.pipe(whole, v.minValue(1));
const moment = v.pipe(v.string(), v.maxLength(32));
/** Fields of the payer's form; the account's field among them is named in the contract. */
const Fields = v.record(v.string(), v.union([v.string(), v.number()]));

/** What Paynet calls, and with what. Times are texts of Tashkent, amounts tiyin. */
export const PAYNET_METHODS = {
  GetInformation: v.object({ serviceId: whole, fields: Fields }),
  PerformTransaction: v.object({
    serviceId: whole,
    transactionId: positive,
    amount: v.unknown(),
    fields: Fields,
  }),
  CheckTransaction: v.object({ serviceId: whole, transactionId: positive }),
  CancelTransaction: v.object({ serviceId: whole, transactionId: positive }),
  GetStatement: v.object({ serviceId: whole, dateFrom: moment, dateTo: moment }),
  ChangePassword: v.object({
    newPassword: v.pipe(v.string(), v.minLength(8), v.maxLength(128), v.regex(/^[\x21-\x7e]+$/)),
  }),
} as const;
export type PaynetMethod = keyof typeof PAYNET_METHODS;
/** The parameters of a method. */
export type PaynetParams<M extends PaynetMethod> = v.InferOutput<(typeof PAYNET_METHODS)[M]>;

/** The id of a call, as it is echoed. */
export type RpcId = string | number | null;
/** A call with its parameters, discriminated by the method. */
export type PaynetCall = {
  [M in PaynetMethod]: { id: RpcId; method: M; params: PaynetParams<M> };
}[PaynetMethod];

const Rpc = v.object({
  id: v.nullish(v.union([v.string(), v.number()]), null),
  method: v.string(),
  params: v.optional(v.unknown(), {}),
});

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** A call of Paynet, or the code of what is wrong with it. A name with stray spaces is the vendor's own habit. */
export function readPaynetCall(
  body: string,
): { ok: true; call: PaynetCall } | { ok: false; id: RpcId; code: number } {
  const json = parse(body);
  if (json === undefined) return { ok: false, id: null, code: -32_700 };
  const rpc = v.safeParse(Rpc, json);
  if (!rpc.success) return { ok: false, id: null, code: -32_600 };
  const { id, params } = rpc.output;
  const method = rpc.output.method.trim();
  if (!Object.hasOwn(PAYNET_METHODS, method)) return { ok: false, id, code: -32_601 };
  const parsed = v.safeParse(PAYNET_METHODS[method as PaynetMethod], params);
  if (!parsed.success) return { ok: false, id, code: missing(parsed.issues) ? 411 : -32_602 };
  // Parsed by the method's own schema; types do not follow a name that is read.
  return { ok: true, call: { id, method, params: parsed.output } as PaynetCall };
}

const missing = (issues: readonly v.BaseIssue<unknown>[]) =>
  issues.some((issue) => issue.type === 'object' && issue.received === 'undefined');
