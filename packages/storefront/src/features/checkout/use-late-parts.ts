import { useLatePart } from '../../lazy/use-late-part.ts';

/** What checkout can do without until it is drawn: what the server's answers are shown in, what is typed into, what orders. */
export const loadLateParts = () => import('./late-parts.ts');

export type LateParts = Awaited<ReturnType<typeof loadLateParts>>;

/** Those parts; null until they are there. They come while the price and the ways to pay are asked for. */
export const useLateParts = (): LateParts | null => useLatePart(loadLateParts, true);
