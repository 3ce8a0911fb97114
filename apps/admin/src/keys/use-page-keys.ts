import type { StaffSession } from '@dasturxon/core/staff';
import { useRef } from 'react';
import { useLocation } from 'wouter';

import { sectionsOf } from '../app/sections.ts';
import { isInWindow, isShortcut } from './keys-on.ts';
import { keyOf } from './key-of.ts';
import { useShortcut } from './use-shortcut.ts';

/** How long `G` waits for its letter, in milliseconds. */
const GO_MS = 2_000;

/** What the keys of every page do beside opening pages. `pause` opens the dialog of paused branches. */
export type PageActions = { help: () => void; palette: () => void; pause: () => void; undo: () => void };

const isPalette = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && keyOf(event) === 'k';

/**
 * The keys of every page (BO-65): `N`, `S`, `C`, `B`, `G` and a letter, `?`, `Z`, Ctrl K. They are read before the keys of the page itself, so
 * that the letter after `G` does nothing else.
 */
export function usePageKeys(session: StaffSession, { help, palette, pause, undo }: PageActions): void {
  const [, navigate] = useLocation();
  const goUntil = useRef(0);
  const sections = sectionsOf(session);
  const keys: Readonly<Record<string, () => void>> = { b: pause, '?': help, z: undo };

  function open(path: string | undefined): true {
    if (path !== undefined) navigate(path);
    return true;
  }

  function act(event: KeyboardEvent): boolean {
    const key = keyOf(event);
    const isGoing = event.timeStamp < goUntil.current;
    const isGo = !isGoing && key === 'g';
    goUntil.current = isGo ? event.timeStamp + GO_MS : 0;
    if (isGo) return true;
    if (isGoing) return open(sections.find((section) => section.key === key)?.path);
    const direct = sections.find((section) => section.direct === key);
    if (direct) return open(direct.path);
    keys[key]?.();
    return key in keys;
  }

  useShortcut(
    (event) => {
      if (!isPalette(event) || isInWindow(event)) return isShortcut(event) && act(event);
      palette();
      return true;
    },
    { isFirst: true },
  );
}
