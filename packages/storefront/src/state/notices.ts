import { atom } from 'jotai';

/** A word to the guest that goes away by itself, with something to do when there is. */
export type Notice = {
  text: string;
  title?: string;
  tone?: 'plain' | 'success' | 'error';
  action?: { label: string; onAction: () => void };
};

type Shown = Notice & { id: string };

/** What is being said now, oldest first. */
export const noticesAtom = atom<readonly Shown[]>([]);

const lastIdAtom = atom(0);

/** Says something, top right, for 4500 ms (K-04); what is being said already is said anew, not twice. */
export const notifyAtom = atom(null, (get, set, notice: Notice) => {
  const id = get(lastIdAtom) + 1;
  set(lastIdAtom, id);
  set(noticesAtom, (shown) => [
    ...shown.filter(({ text, title }) => text !== notice.text || title !== notice.title),
    { ...notice, id: String(id) },
  ]);
});

/** Takes a notice away. */
export const dismissAtom = atom(null, (_get, set, id: string) =>
  set(noticesAtom, (shown) => shown.filter((notice) => notice.id !== id)),
);
