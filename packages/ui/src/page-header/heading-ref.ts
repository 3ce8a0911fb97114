import { createContext, type RefCallback } from 'react';

/** Receives the heading of the page below it, also one that comes later or takes another's place. */
export const HeadingRef = createContext<RefCallback<HTMLHeadingElement> | null>(null);
