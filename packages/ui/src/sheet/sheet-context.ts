import { createContext, type RefObject } from 'react';

/** The dialog of the sheet that a part is in; null on a page. */
export const SheetContext = createContext<RefObject<HTMLElement | null> | null>(null);
