import { CommerceEvent } from '@dasturxon/core/merchant';
import { atom } from 'jotai';
import * as v from 'valibot';

import { settingsAtom } from '../../store/boot.ts';
import { savedAtom } from '../../store/saved-atom.ts';
import { cartLinesAtom } from '../cart/cart.ts';
import { productsAtom } from '../menu/menu.ts';
import { commerceEventOf } from './commerce-items.ts';

const MOST_WAITING = 20;
const MOST_COUNTED = 50;

/** Events that no script has taken yet, and the orders that were counted. */
type Waiting = { events: readonly CommerceEvent[]; orders: readonly string[] };

const NONE: Waiting = { events: [], orders: [] };
const Stored = v.fallback(v.object({ events: v.array(CommerceEvent), orders: v.array(v.string()) }), {
  events: [],
  orders: [],
});

/**
 * Events wait here until a page may have the scripts of others: checkout and the page of an order never do (D80), so what
 * happens there is reported from the next page that does.
 */
export const waitingEventsAtom = savedAtom<Waiting>({
  name: 'commerce-events',
  initial: NONE,
  parse: (json) => v.parse(Stored, json),
});

/** Notes an event for the merchant's analytics, if there are any; an order's purchase once. */
export const noteCommerceEventAtom = atom(null, (get, set, event: CommerceEvent) => {
  const { tagManager, yandexMetrics, metaPixel } = get(settingsAtom).analytics;
  if (!tagManager && !yandexMetrics && !metaPixel) return;
  set(waitingEventsAtom, ({ events, orders }) => {
    const { orderId } = event;
    if (orderId !== null && orders.includes(orderId)) return { events, orders };
    return {
      events: [...events, event].slice(-MOST_WAITING),
      orders: orderId === null ? orders : [...orders, orderId].slice(-MOST_COUNTED),
    };
  });
});

/** Notes that the guest goes to checkout with the basket: the page there may not know the dishes any more. */
export const beginCheckoutAtom = atom(null, (get, set) => {
  const event = commerceEventOf('begin_checkout', get(cartLinesAtom), get(productsAtom));
  if (event) set(noteCommerceEventAtom, event);
});

/** Takes the events that wait, for their scripts. */
export const takeCommerceEventsAtom = atom(null, (get, set): readonly CommerceEvent[] => {
  const { events, orders } = get(waitingEventsAtom);
  if (events.length > 0) set(waitingEventsAtom, { events: [], orders });
  return events;
});
