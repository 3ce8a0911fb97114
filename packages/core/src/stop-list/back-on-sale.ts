import type { LocalizedText } from '../kernel/localized-text.ts';
import type { ProductStop, StopListSection } from '../staff/stop-list.schema.ts';

/** Something that is on sale again. */
export type Returned = { id: string; name: LocalizedText | null };

type Stopped = Returned & { stop: ProductStop | null };

const isOff = ({ stop }: Stopped) => stop !== null && stop.left === null;

/** Products and choices by their id; a choice stands at several products. */
const stoppable = (sections: readonly StopListSection[]): Map<string, Stopped> => {
  const products = sections.flatMap((section) => section.products);
  const all = products.flatMap((product): Stopped[] => [product, ...product.modifiers]);
  return new Map(all.map(({ id, name, stop }) => [id, { id, name, stop }]));
};

/** What was off sale before and is on sale now, by its own time or by a person (BO-463). What left the menu is not. */
export function backOnSale(before: readonly StopListSection[], now: readonly StopListSection[]): Returned[] {
  const was = stoppable(before);
  return [...stoppable(now).values()]
    .filter((one) => {
      const old = was.get(one.id);
      return old !== undefined && isOff(old) && !isOff(one);
    })
    .map(({ id, name }) => ({ id, name }));
}
