import * as v from 'valibot';

/** What to do when a dish of an order has run out (B15): phone the guest, replace or remove it, cancel the order. */
export const IF_MISSING = ['CALL', 'REPLACE', 'REMOVE', 'CANCEL'] as const;
/** One of those. */
export const IfMissing = v.picklist(IF_MISSING);
export type IfMissing = v.InferOutput<typeof IfMissing>;
