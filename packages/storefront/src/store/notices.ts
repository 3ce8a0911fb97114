import { atom } from 'jotai';

import { pathHere } from '../router/navigation.ts';

/** A notice to the guest that disappears by itself, with an optional action. */
export type Notice = {
  text: string;
  title?: string;
  tone?: 'plain' | 'success' | 'error';
  action?: { label: string; onAction: () => void };
};

/** `path` and `at` (ms since the epoch): where and when it was shown. */
type Shown = Notice & { id: string; path: string; at: number };

/** The notices shown now, oldest first. */
export const noticesAtom = atom<readonly Shown[]>([]);

const lastIdAtom = atom(0);

/** Shows a notice, top right, for 4500 ms (K-04); a visible one is restarted, not repeated. */
export const notifyAtom = atom(null, (get, set, notice: Notice) => {
  const id = get(lastIdAtom) + 1;
  set(lastIdAtom, id);
  set(noticesAtom, (shown) => [
    ...shown.filter(({ text, title }) => text !== notice.text || title !== notice.title),
    { ...notice, id: String(id), path: pathHere(), at: Date.now() },
  ]);
});

/**
 * A step of the guest's and its result may be announced just before the step to another page: it belongs to that page.
 */
const BELONGS_TO_NEXT_MS = 1_000;

/** Ends the notices of other pages than `path`. */
export const leavePageAtom = atom(null, (_get, set, path: string) => {
  const now = Date.now();
  set(noticesAtom, (shown) =>
    shown.filter((notice) => notice.path === path || now - notice.at < BELONGS_TO_NEXT_MS),
  );
});

/** Takes a notice away. */
export const dismissAtom = atom(null, (_get, set, id: string) =>
  set(noticesAtom, (shown) => shown.filter((notice) => notice.id !== id)),
);
