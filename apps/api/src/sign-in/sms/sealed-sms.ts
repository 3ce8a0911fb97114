import * as v from 'valibot';

/** What a sealed SMS job holds. A CODE is sent only while it is the phone's valid code; a NOTICE always. */
export const SealedSms = v.object({
  id: v.string(),
  kind: v.optional(v.picklist(['CODE', 'NOTICE']), 'CODE'),
  phone: v.string(),
  text: v.string(),
});
export type SealedSms = v.InferOutput<typeof SealedSms>;
