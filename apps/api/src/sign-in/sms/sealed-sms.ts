import * as v from 'valibot';

/**
 * What a sealed SMS job holds. A CODE is sent only while it is the phone's valid code; a NOTICE always. With `code` it is
 * tried through Telegram Gateway before; with `requestId` it was, and the SMS goes out unless it has arrived there.
 */
export const SealedSms = v.object({
  id: v.string(),
  kind: v.optional(v.picklist(['CODE', 'NOTICE']), 'CODE'),
  phone: v.string(),
  text: v.string(),
  code: v.optional(v.string()),
  requestId: v.optional(v.string()),
});
export type SealedSms = v.InferOutput<typeof SealedSms>;
