import type { OrderStatus } from '@dasturxon/core/order';

import { openerId } from '../board/card-focus.ts';
import { keyOf } from './key-of.ts';
import { isShortcut } from './keys-on.ts';
import { nextCard, type Step } from './next-card.ts';
import { useShortcut } from './use-shortcut.ts';

const ARROWS: Readonly<Record<string, Step>> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
};

/** Cards that are on the screen, by column: a phone shows one column. */
const cardsShown = (): string[][] =>
  Array.from(document.querySelectorAll('[data-column]'), (column) =>
    Array.from(column.querySelectorAll<HTMLElement>('[data-order]'))
      .filter((card) => card.checkVisibility())
      .map((card) => card.dataset['order'] ?? ''),
  );

const focusedCard = (): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>('[data-order]') ?? null;

function goTo(arrow: Step): void {
  const isMirrored = document.documentElement.dir === 'rtl';
  const step: Step = isMirrored ? { ...arrow, columns: (0 - arrow.columns) as Step['columns'] } : arrow;
  const id = nextCard(cardsShown(), focusedCard()?.dataset['order'] ?? null, step);
  if (id !== null) document.getElementById(openerId(id))?.focus();
}

/** The part of an order's panel that a key opens it at. */
export type OrderPart = 'REJECT' | 'DELAY' | 'EDIT';

/** What the keys do with the focused order. */
export type BoardActions = {
  print: (orderId: string) => void;
  open: (orderId: string, part: OrderPart) => void;
  /** Accepts the order with the time of a chip; the first chip is 1. */
  accept: (orderId: string, chip: number) => void;
  /** Makes the usual next step of the order; with `only`, if it is that one. */
  step: (orderId: string, only?: OrderStatus) => void;
};

/** An action on the focused order; without one it does nothing. */
const onOrder = (act: (orderId: string, actions: BoardActions) => void) => (actions: BoardActions) => {
  const id = focusedCard()?.dataset['order'];
  if (id) act(id, actions);
};

const KEYS: Readonly<Record<string, (actions: BoardActions) => void>> = {
  '/': () => document.querySelector<HTMLElement>('input[type="search"]')?.focus(),
  ' ': onOrder((id, { step }) => step(id)),
  a: onOrder((id, { step }) => step(id, 'ACCEPTED')),
  p: onOrder((id, { print }) => print(id)),
  r: onOrder((id, { open }) => open(id, 'REJECT')),
  d: onOrder((id, { open }) => open(id, 'DELAY')),
  e: onOrder((id, { open }) => open(id, 'EDIT')),
};

/** Space presses a focused button; on the number of an order, which Enter opens, it makes the next step instead. */
const isNativeSpace = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('button, a') !== null && !target.matches('[data-opener]');

function actionOf(event: KeyboardEvent): ((actions: BoardActions) => void) | undefined {
  const key = keyOf(event);
  const arrow = ARROWS[key];
  if (arrow) return () => goTo(arrow);
  if (key === ' ' && (isNativeSpace(event) || focusedCard() === null)) return undefined;
  if (/^[1-9]$/.test(key)) return onOrder((id, { accept }) => accept(id, Number(key)));
  return KEYS[key];
}

/** The keys of the board (BO-37, BO-65): arrows go from card to card, the others act on the focused order. */
export function useBoardKeys(actions: BoardActions): void {
  useShortcut((event) => {
    const act = isShortcut(event) ? actionOf(event) : undefined;
    act?.(actions);
    return act !== undefined;
  });
}
