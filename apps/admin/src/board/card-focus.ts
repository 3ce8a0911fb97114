import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The id of the button that opens an order. */
export const openerId = (orderId: string): string => `open-${orderId}`;

/** Where the focus was when its card left: the order, and the orders beside it in the column. */
type LostFocus = { orderId: string; neighbours: readonly string[] };

let lost: LostFocus | null = null;

const idsBeside = (card: HTMLElement): string[] =>
  [card.nextElementSibling, card.previousElementSibling].flatMap((each) =>
    each instanceof HTMLElement && each.dataset['order'] ? [each.dataset['order']] : [],
  );

/** Focuses the first of some orders whose card is on the screen. */
function focusFirst(orderIds: readonly string[]): void {
  const openers = orderIds.map((id) => document.getElementById(openerId(id)));
  openers.find((opener) => opener?.checkVisibility())?.focus();
}

/** Keeps the focus on the board: when the focused card leaves, the next card of its column gets the focus. */
export function useCardFocus(orderId: string): RefObject<HTMLLIElement | null> {
  const ref = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const card = ref.current;
    return () => {
      if (card?.contains(document.activeElement)) lost = { orderId, neighbours: idsBeside(card) };
    };
  }, [orderId]);
  return ref;
}

/** Restores a lost focus after every change of the board: to a neighbour, else to the card where it is now. */
export function useFocusKept(): void {
  useLayoutEffect(() => {
    if (lost && document.activeElement === document.body) focusFirst([...lost.neighbours, lost.orderId]);
    lost = null;
  });
}

/** Focuses the card of an order that was open, where its card has moved meanwhile and the browser lost it. */
export function focusCard(orderId: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusFirst([orderId]);
    }),
  );
}
