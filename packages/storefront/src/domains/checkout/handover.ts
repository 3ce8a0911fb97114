import { orNull } from '@dasturxon/core/kernel';
import { IfMissing } from '@dasturxon/core/order';
import { atom } from 'jotai';
import * as v from 'valibot';

import { savedAtom } from '../../store/saved-atom.ts';

const count = v.fallback(orNull(v.number()), null);
const DishNote = v.object({
  comment: v.fallback(v.optional(v.string(), ''), ''),
  ifMissing: v.fallback(orNull(IfMissing), null),
});
/** What the guest asks about one dish (B15). */
export type DishNote = v.InferOutput<typeof DishNote>;

/** What the guest asks for the hand-over, of the kitchen and of single dishes. An invalid field is dropped alone. */
const Choices = v.object({
  changeFrom: count,
  cutlery: count,
  leaveAtDoor: v.fallback(v.optional(v.boolean(), false), false),
  /** The guest's private picture of the entrance, by its id. */
  entrancePicture: v.fallback(orNull(v.string()), null),
  /** It is a gift for the receiver (B65). */
  isGift: v.fallback(v.optional(v.boolean(), false), false),
  /** What the guest must not be served. */
  allergies: v.fallback(v.optional(v.string(), ''), ''),
  /** By the keys of the basket's lines. */
  dishes: v.fallback(v.optional(v.record(v.string(), DishNote), {}), {}),
});
export type HandoverChoices = v.InferOutput<typeof Choices>;

export const NO_HANDOVER: HandoverChoices = v.parse(Choices, {});

/** Kept apart from the draft of the order, which the menu loads. */
export const handoverAtom = savedAtom<HandoverChoices>({
  name: 'handover',
  initial: NO_HANDOVER,
  parse: (json) => {
    const read = v.safeParse(Choices, json);
    return read.success ? read.output : NO_HANDOVER;
  },
});

/** Changes some of it and keeps the rest. */
export const changeHandoverAtom = atom(null, (_get, set, change: Partial<HandoverChoices>) =>
  set(handoverAtom, (choices) => ({ ...choices, ...change })),
);

/** After an order: its cash, entrance, gift, allergies and dishes are forgotten, the guest's habits stay. */
export const handoverAfterSuccess = (choices: HandoverChoices): HandoverChoices => ({
  ...choices,
  changeFrom: NO_HANDOVER.changeFrom,
  entrancePicture: NO_HANDOVER.entrancePicture,
  isGift: NO_HANDOVER.isGift,
  allergies: NO_HANDOVER.allergies,
  dishes: NO_HANDOVER.dishes,
});
