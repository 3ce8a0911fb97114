import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';

import {
  noteCommerceEventAtom,
  takeCommerceEventsAtom,
  waitingEventsAtom,
} from '../../domains/analytics/commerce-events.ts';
import { commerceEventOf } from '../../domains/analytics/commerce-items.ts';
import { addedLinesAtom } from '../../domains/cart/cart.ts';
import { productsAtom } from '../../domains/menu/menu.ts';
import { settingsAtom } from '../../store/boot.ts';
import { reportCommerceEvent } from './load-scripts.ts';

const PRODUCT = /^\/product\/([^/]+)$/;

/**
 * Notes that a dish is looked at and put into the basket, and reports what waits wherever scripts may be.
 * `isCounted`: the guest has not refused; `isReporting`: this page has the scripts.
 */
export function useCommerceEvents(
  path: string,
  { isCounted, isReporting }: { isCounted: boolean; isReporting: boolean },
) {
  const store = useStore();
  const note = useSetAtom(noteCommerceEventAtom);
  const products = useAtomValue(productsAtom);
  const added = useAtomValue(addedLinesAtom);
  const { events } = useAtomValue(waitingEventsAtom);
  const viewed = PRODUCT.exec(path)?.[1] ?? null;
  const isViewKnown = viewed !== null && products.has(viewed);

  useEffect(() => {
    if (!isCounted || !isViewKnown || viewed === null) return;
    const line = { productId: viewed, count: 1, modifiers: [] };
    const event = commerceEventOf('view_item', [line], store.get(productsAtom));
    if (event) note(event);
  }, [isCounted, isViewKnown, viewed, note, store]);

  useEffect(() => {
    if (added.length === 0) return;
    store.set(addedLinesAtom, []);
    if (!isCounted) return;
    for (const line of added) {
      const event = commerceEventOf('add_to_cart', [line], store.get(productsAtom));
      if (event) note(event);
    }
  }, [isCounted, added, note, store]);

  useEffect(() => {
    if (!isCounted) store.set(takeCommerceEventsAtom);
    if (!isCounted || !isReporting || events.length === 0) return;
    const { analytics } = store.get(settingsAtom);
    for (const event of store.set(takeCommerceEventsAtom)) reportCommerceEvent(analytics, event);
  }, [isCounted, isReporting, events, store]);
}
