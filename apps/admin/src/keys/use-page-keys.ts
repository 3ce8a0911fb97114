import type { StaffSession } from '@dasturxon/core/staff';
import { useEffect } from 'react';
import { useLocation } from 'wouter';

import { sectionsOf } from '../app/sections.ts';
import { isShortcut } from './keys-on.ts';
import { keyOf } from './key-of.ts';

/** How long `G` waits for its letter, in milliseconds. */
const GO_MS = 2_000;

/** What the keys of every page do beside opening pages. */
export type PageActions = { help: () => void; palette: () => void; undo: () => void };

const isPalette = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && keyOf(event) === 'k';

/** Opens the dialog of busy and paused branches. */
export const openPause = (): void => document.querySelector<HTMLElement>('[data-key="b"] button')?.click();

/**
 * The keys of every page (BO-65): `N`, `S`, `C`, `B`, `G` and a letter, `?`, `Z`, Ctrl K. They are read before the keys of the page itself, so
 * that the letter after `G` does nothing else.
 */
export function usePageKeys(session: StaffSession, { help, palette, undo }: PageActions): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    const sections = sectionsOf(session);
    const open = (path: string | undefined) => {
      if (path !== undefined) navigate(path);
    };
    const keys: Readonly<Record<string, () => void>> = { b: openPause, '?': help, z: undo };
    let goUntil = 0;

    function act(event: KeyboardEvent): boolean {
      const key = keyOf(event);
      const isGoing = event.timeStamp < goUntil;
      const direct = sections.find((section) => section.direct === key);
      goUntil = !isGoing && key === 'g' ? event.timeStamp + GO_MS : 0;
      if (isGoing) open(sections.find((section) => section.key === key)?.path);
      else if (direct) open(direct.path);
      else keys[key]?.();
      return isGoing || goUntil > 0 || direct !== undefined || key in keys;
    }

    const onKey = (event: KeyboardEvent) => {
      const isInWindow = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null;
      const isForPalette = isPalette(event) && !isInWindow;
      if (isForPalette) palette();
      else if (!isShortcut(event) || !act(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [session, navigate, help, palette, undo]);
}
