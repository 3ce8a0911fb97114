import { atom } from 'jotai';

/** Whether the customer has an order under way, as far as this visit knows; the pill of such an order is shown then. */
export const hasRunningOrdersAtom = atom(false);
