import { atom } from 'jotai';

/** Whether the customer may have an order to show in the pill: one under way or, on the menu, the last one (B10). */
export const hasOrderPillAtom = atom(false);
