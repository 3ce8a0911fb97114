import * as v from 'valibot';

/** What an own courier proves a hand-over by: the guest's code, or a photo of what was left at the door. */
export const HANDOVER_PROOFS = ['CODE', 'PHOTO'] as const;
/** What an own courier proves a hand-over by. */
export type HandoverProof = (typeof HANDOVER_PROOFS)[number];

/** The code that a guest reads to the courier from the order's page. */
export const HandoverCode = v.pipe(v.string(), v.regex(/^\d{4}$/));

/** How many codes are tried for an order within an hour: a courier must not find it by trying. */
export const HANDOVER_TRIES = { limit: 5, seconds: 3_600 };

/** An order as its hand-over is proven: `code` is null where the restaurant asked for none as it was placed. */
export type ProvenOrder = {
  serviceType: string | null;
  leaveAtDoor: boolean;
  code: string | null;
  doorPicture: string | null;
};

/** What proves the hand-over of an order; null where nothing has to. */
export function proofOf({ serviceType, leaveAtDoor, code }: ProvenOrder): HandoverProof | null {
  if (serviceType !== 'DELIVERY' || code === null) return null;
  // No guest is there to read the code.
  return leaveAtDoor ? 'PHOTO' : 'CODE';
}

/** Whether what a courier brings proves the hand-over. */
export function isProven(order: ProvenOrder, given: { code: string | null }): boolean {
  const proof = proofOf(order);
  if (proof === null) return true;
  return proof === 'PHOTO' ? order.doorPicture !== null : given.code === order.code;
}
