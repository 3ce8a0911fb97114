import { atom } from 'jotai';

/** Whether the guest may have an order to show in the pill: one under way or, on the menu, a group order (C6) or the last one (B10). */
export const hasOrderPillAtom = atom(false);
