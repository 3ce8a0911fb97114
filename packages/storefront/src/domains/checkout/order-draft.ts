import * as v from 'valibot';
import { AddressInputMode, AddressType } from '@dasturxon/core/address';
import { Id, orNull } from '@dasturxon/core/kernel';
import { IfMissing, OFFERED_SERVICE_TYPES } from '@dasturxon/core/order';
import { atom } from 'jotai';

import { savedAtom } from '../../store/saved-atom.ts';
import { pageAtom, settingsAtom } from '../../store/boot.ts';

/** The delivery address: a point, its street, and the door details for the courier. */
export const DraftAddress = v.object({
  id: orNull(Id),
  type: orNull(AddressType),
  name: v.optional(v.string(), ''),
  latitude: v.number(),
  longitude: v.number(),
  streetName: v.string(),
  houseNumber: v.optional(v.string(), ''),
  /** JSON text with office, domophone, entrance, floor, comment. */
  details: orNull(v.string()),
  cityId: orNull(Id),
  comment: v.optional(v.string(), ''),
  inputMode: v.fallback(v.optional(AddressInputMode), undefined),
});
export type DraftAddress = v.InferOutput<typeof DraftAddress>;

const text = v.fallback(v.optional(v.string(), ''), '');
const flag = v.fallback(v.optional(v.boolean(), false), false);
const broken = <S extends v.GenericSchema>(schema: S) => v.fallback(v.nullish(schema), null);

/** Everything chosen for the order so far, except its lines. An invalid field is dropped alone. */
const DraftChoices = v.object({
  serviceType: broken(v.picklist(OFFERED_SERVICE_TYPES)),
  address: broken(DraftAddress),
  branchId: broken(Id),
  cityId: broken(Id),
  tableId: broken(Id),
  hallId: broken(Id),
  later: flag,
  /** `YYYY-MM-DD` and `HH:MM` of a later order. */
  day: broken(v.string()),
  time: broken(v.string()),
  comment: text,
  courierComment: text,
  ifMissing: v.fallback(v.optional(IfMissing, 'CALL'), 'CALL'),
  paymentType: broken(v.string()),
  /** The saved card that pays, where the way to pay takes one. */
  cardId: broken(Id),
  promoCode: text,
  cashback: v.fallback(v.optional(v.number(), 0), 0),
  /** For the courier or the team, in so'm. */
  tip: v.fallback(v.optional(v.number(), 0), 0),
  /** Another person takes the order (IMP-10). */
  hasReceiver: flag,
  receiverName: text,
  receiverPhone: text,
  /** The fiscal receipt goes to a phone (IMP-09). */
  sendCheque: flag,
  sendChequePhone: text,
});
export type DraftChoices = v.InferOutput<typeof DraftChoices>;

export const EMPTY_DRAFT: DraftChoices = v.parse(DraftChoices, {});

export const orderDraftAtom = savedAtom<DraftChoices>({
  name: 'order-draft',
  initial: EMPTY_DRAFT,
  parse: (json) => {
    const read = v.safeParse(DraftChoices, json);
    return read.success ? read.output : EMPTY_DRAFT;
  },
});

/** Changes some of the draft and keeps the rest. */
export const changeDraftAtom = atom(null, (_get, set, change: Partial<DraftChoices>) =>
  set(orderDraftAtom, (draft) => ({ ...draft, ...change })),
);

/** How the order is had: what the guest chose while the merchant offers it, else what the shell starts with (SET-01, IMP-13). */
export const serviceTypeAtom = atom((get) => {
  const offered = OFFERED_SERVICE_TYPES.filter((type) => get(settingsAtom).services.includes(type));
  const chosen = get(orderDraftAtom).serviceType;
  const first = get(pageAtom).defaultServiceType ?? offered[0] ?? 'PICK_UP';
  return chosen && offered.includes(chosen) ? chosen : first;
});
