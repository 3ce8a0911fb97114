import { type RefObject, useRef } from 'react';

import { keyOf } from './key-of.ts';
import { shortcutTarget } from './keys-on.ts';
import { useShortcut } from './use-shortcut.ts';

const WINDOW = '[role="dialog"]';

/** `1` to `9` choose one of a window's chips of minutes, the first of them is 1. The result goes to the element of the chips. */
export function useMinuteKeys<T extends number>(
  minutes: readonly T[],
  choose: (minutes: T) => void,
): RefObject<HTMLDivElement | null> {
  const chips = useRef<HTMLDivElement>(null);
  useShortcut((event) => {
    const own = chips.current?.closest(WINDOW) ?? null;
    const chosen = /^[1-9]$/.test(keyOf(event)) ? minutes[Number(keyOf(event)) - 1] : undefined;
    if (own === null || chosen === undefined || shortcutTarget(event)?.closest(WINDOW) !== own) return false;
    choose(chosen);
    return true;
  });
  return chips;
}
