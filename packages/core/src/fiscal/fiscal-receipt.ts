import * as v from 'valibot';

const FISCAL_RECEIPT_URL = /^https:\/\/ofd\.soliq\.uz\//;

/** A fiscal receipt in Payme's SetFiscalData; unknown fields are ignored. */
export const FiscalData = v.object({
  receipt_id: v.nullish(v.union([v.number(), v.pipe(v.string(), v.maxLength(64))]), null),
  status_code: v.nullish(v.number(), null),
  message: v.nullish(v.pipe(v.string(), v.maxLength(500)), null),
  terminal_id: v.nullish(v.pipe(v.string(), v.maxLength(64)), null),
  fiscal_sign: v.nullish(v.union([v.number(), v.pipe(v.string(), v.maxLength(64))]), null),
  qr_code_url: v.nullish(v.pipe(v.string(), v.maxLength(500)), null),
  date: v.nullish(v.pipe(v.string(), v.regex(/^\d{14}$/)), null),
});
export type FiscalData = v.InferOutput<typeof FiscalData>;

/** Whether an address is a fiscal receipt of the tax authority: nothing else becomes a link on an order's page. */
export function isFiscalReceiptUrl(url: string): boolean {
  return FISCAL_RECEIPT_URL.test(url);
}

/** The address under which the tax authority shows a fiscal receipt; null while a part of it is not known. */
export function fiscalReceiptUrl({
  qr_code_url,
  terminal_id,
  receipt_id,
  date,
  fiscal_sign,
}: FiscalData): string | null {
  if (qr_code_url) return isFiscalReceiptUrl(qr_code_url) ? qr_code_url : null;
  if (terminal_id === null || receipt_id === null || date === null || fiscal_sign === null) return null;
  const query = new URLSearchParams({
    t: terminal_id,
    r: String(receipt_id),
    c: date,
    s: String(fiscal_sign),
  });
  return `https://ofd.soliq.uz/check?${query.toString()}`;
}
