import type { AggregatorOrder } from './aggregator.ts';
import type { Composition } from './aggregator-answers.ts';

type Choice = { menu: Composition; restaurantId: string; eatsId: string };

/**
 * An order of the aggregator's guest from a menu. `pick` gives a whole number from 0 to below its argument. Prices are with or
 * without modifications, as the protocol leaves open.
 */
export function drawOrder(
  { menu, restaurantId, eatsId }: Choice,
  pick: (below: number) => number,
): AggregatorOrder {
  const isWith = pick(2) === 0;
  const items = Array.from({ length: 1 + pick(3) }, () => {
    const item = menu.items[pick(menu.items.length)]!;
    const modifications = item.modifierGroups.flatMap((group) =>
      group.modifiers
        .slice(0, group.minSelectedModifiers || pick(2))
        .map(({ id, name, price }) => ({ id, name, price, quantity: 1 })),
    );
    const extras = modifications.reduce((sum, one) => sum + one.price, 0);
    const quantity = 1 + pick(3);
    const { id, name, price } = item;
    const line = { id, name, quantity, price: isWith ? price + extras : price, modifications, promos: [] };
    return { line, cost: (price + extras) * quantity };
  });
  return {
    platform: 'YE',
    discriminator: 'yandex',
    eatsId,
    restaurantId,
    comment: 'Kod 4563',
    persons: 1 + pick(4),
    deliveryInfo: {
      clientName: 'Alisher',
      phoneNumber: '+998711234567 ext. 4432',
      courierArrivementDate: new Date(Date.now() + 1_800_000).toISOString(),
      pickupCode: String(100 + pick(900)),
    },
    paymentInfo: { itemsCost: items.reduce((sum, { cost }) => sum + cost, 0), paymentType: 'CARD' },
    items: items.map(({ line }) => line),
    promos: [],
  };
}
