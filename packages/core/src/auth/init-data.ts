import type { TextStore } from './text-store.ts';

/** Init data shorter than this is what a messenger sends when it has none: the minimum is above 10 (SES-05, K-26). */
export const SHORTEST_INIT_DATA = 11;

/** The init data, null when there is none (SES-05). */
export function presentInitData(initData: string | null | undefined): string | null {
  return initData && initData.length >= SHORTEST_INIT_DATA ? initData : null;
}

/** The stored init data; what is too short counts as missing and is removed (SES-05). */
export function readInitData(store: Pick<TextStore, 'read' | 'remove'>, key: string): string | null {
  const stored = store.read(key);
  const initData = presentInitData(stored);
  if (stored !== null && initData === null) store.remove(key);
  return initData;
}
