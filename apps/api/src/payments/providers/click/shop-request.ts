import * as v from 'valibot';

const whole = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,18})$/));
const shortText = (length: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(length));

/** Prepare and Complete of Click's SHOP-API. Every value stays the received text, which the signature covers. */
const ShopRequest = v.object({
  click_trans_id: whole,
  service_id: whole,
  click_paydoc_id: v.optional(v.pipe(v.string(), v.maxLength(32)), ''),
  merchant_trans_id: shortText(64),
  merchant_prepare_id: v.optional(v.pipe(v.string(), v.maxLength(32)), ''),
  amount: shortText(64),
  action: shortText(8),
  error: v.pipe(v.string(), v.regex(/^-?\d{1,9}$/)),
  error_note: v.optional(v.pipe(v.string(), v.maxLength(1000)), ''),
  sign_time: shortText(32),
  sign_string: shortText(128),
});
export type ShopRequest = v.InferOutput<typeof ShopRequest>;

const FORM = /^application\/x-www-form-urlencoded\b/i;

/**
 * The fields of a call. A repeated field is dropped, because the signature does not define which value it covers. Click
 * sends forms; other bodies have no fields.
 */
function fieldsOf(body: string, contentType: string): Record<string, string> {
  if (!FORM.test(contentType)) return {};
  const sent = [...new URLSearchParams(body)];
  const once = sent.filter(([name]) => sent.filter(([other]) => other === name).length === 1);
  return Object.fromEntries(once);
}

/** A call of Click, or the ids to echo beside error −8 for an invalid one. */
export function readShopRequest(
  body: string,
  contentType: string,
): { request: ShopRequest } | { request: null; clickTransId: string; merchantTransId: string } {
  const fields = fieldsOf(body, contentType);
  const parsed = v.safeParse(ShopRequest, fields);
  const isWhole =
    parsed.success && (parsed.output.action !== '1' || parsed.output.merchant_prepare_id !== '');
  if (isWhole) return { request: parsed.output };
  const id = v.safeParse(whole, fields['click_trans_id']);
  const order = fields['merchant_trans_id'] ?? '';
  return { request: null, clickTransId: id.success ? id.output : '0', merchantTransId: order.slice(0, 64) };
}
