import * as v from 'valibot';

import { flag, Id, MoneyAmount, orElse, orNull } from '../../kernel/wire.ts';

/** The most sets of cutlery that an order asks for (B23). */
export const MOST_CUTLERY = 20;

const Cutlery = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST_CUTLERY));

/** What a guest asks for the hand-over of an order, as its body has it. */
export const sentHandover = {
  /** The cash that the guest pays with, in so'm: the courier brings the change (B23). Null: no change is needed. */
  changeFrom: orNull(MoneyAmount),
  /** For how many people cutlery is packed; 0: no cutlery; null: the restaurant decides. */
  cutlery: orNull(Cutlery),
  /** The courier leaves the order at the door. */
  leaveAtDoor: orElse(v.boolean(), false),
  /** The guest's private picture of the entrance, which the courier looks for (B60). */
  entrancePicture: orNull(Id),
  /** It is a gift for the receiver, who is to see no price (B65). */
  isGift: orElse(v.boolean(), false),
};

/** The same of a stored order. */
export const handoverEntries = { ...sentHandover, leaveAtDoor: flag(), isGift: flag() };

/** What a guest asks for the hand-over. */
export type Handover = {
  changeFrom: number | null;
  cutlery: number | null;
  leaveAtDoor: boolean;
  entrancePicture: string | null;
  isGift: boolean;
};
