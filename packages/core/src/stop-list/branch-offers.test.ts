import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { aBranch, aRegion, everyDay } from '../testing/index.ts';
import { bestBranch, servingBranches } from '../time/best-branch.ts';
import { linesElsewhere, offerOfBasket, sellsLine, soldByNone } from './branch-offers.ts';

const DISHES = ['plov', 'somsa', 'lagmon', 'tea'];
const CHOICES = ['kazy', 'egg'];
const address = { lat: 41.3, lon: 69.24 };
const terms = {
  places: { cities: [], regions: [aRegion({ cityId: null })] },
  now: new Date('2026-05-11T12:00:00+05:00'),
  zone: 'Asia/Tashkent',
};
const order = { serviceType: 'DELIVERY' as const, address, at: null };

const anyBranch = fc.record({
  latitude: fc.double({ min: 41.28, max: 41.32, noNaN: true }),
  isOpen: fc.boolean(),
  productIds: fc.subarray(DISHES),
  modifierIds: fc.subarray(CHOICES),
});
const anyBasket = fc.array(
  fc.record({
    productId: fc.constantFrom(...DISHES),
    modifiers: fc.subarray(CHOICES).map((ids) => ids.map((id) => ({ id }))),
  }),
  { minLength: 1, maxLength: 4 },
);

function brandOf(list: readonly { latitude: number; isOpen: boolean }[]) {
  const closed = everyDay({ open: '18:00', close: '23:00' });
  return list.map(({ latitude, isOpen }, at) =>
    aBranch({
      id: `b${at}`,
      latitude,
      longitude: address.lon,
      ...(isOpen ? {} : { workHours: closed }),
    }),
  );
}

test('B-74 a dish is on sale at an address exactly if the branch that an order of it goes to sells it', () => {
  fc.assert(
    fc.property(fc.array(anyBranch, { minLength: 1, maxLength: 5 }), (list) => {
      const branches = brandOf(list);
      const offers = servingBranches(branches, order, terms).map(({ branch }) => list[Number(branch.id[1])]!);
      const off = soldByNone(offers).productIds;
      for (const dish of DISHES) {
        const canCook = (id: string) => !list[Number(id[1])]!.productIds.includes(dish);
        const best = bestBranch(branches, { ...order, canCook }, terms);
        expect(canCook(best!.branch.id)).toBe(!off.includes(dish));
      }
    }),
  );
});

test('B-74 the page chooses the branch for a basket that the server chooses, where one sells all of it', () => {
  fc.assert(
    fc.property(fc.array(anyBranch, { minLength: 1, maxLength: 5 }), anyBasket, (list, lines) => {
      const branches = brandOf(list);
      const offers = servingBranches(branches, order, terms).map(({ branch }) => ({
        id: branch.id,
        ...list[Number(branch.id[1])]!,
      }));
      const canCook = (id: string) => lines.every((line) => sellsLine(list[Number(id[1])]!, line));
      const chosen = offerOfBasket(offers, lines)!;
      const isWhole = offers.some(({ id }) => canCook(id));
      expect(canCook(chosen.id)).toBe(isWhole);
      if (isWhole) expect(chosen.id).toBe(bestBranch(branches, { ...order, canCook }, terms)!.branch.id);
      // Without the lines that the branch lacks the server chooses the same one.
      const rest = lines.filter((line) => sellsLine(chosen, line));
      const cooksRest = (id: string) => rest.every((line) => sellsLine(list[Number(id[1])]!, line));
      if (rest.length > 0)
        expect(bestBranch(branches, { ...order, canCook: cooksRest }, terms)!.branch.id).toBe(chosen.id);
    }),
  );
});

test('B-74 a line that the basket’s branch lacks is another branch’s, or no branch’s', () => {
  const near = { productIds: [], modifierIds: ['kazy'] };
  const far = { productIds: ['plov'], modifierIds: [] };
  expect(soldByNone([near, far])).toEqual({ productIds: [], modifierIds: [] });
  const line = (productId: string, ...ids: string[]) => ({
    key: productId,
    productId,
    modifiers: ids.map((id) => ({ id })),
  });
  const basket = [line('plov', 'kazy'), line('somsa', 'kazy'), line('tea')];
  expect([...linesElsewhere([near, far], basket)]).toEqual([['plov', 'product.unavailable']]);
  expect([...linesElsewhere([near, far], [line('plov'), line('somsa', 'kazy')])]).toEqual([
    ['somsa', 'product.otherBranch'],
  ]);
});

test('B-74 without a branch nothing is off sale, and no branch is chosen', () => {
  expect(soldByNone([])).toEqual({ productIds: [], modifierIds: [] });
  expect(linesElsewhere([], [])).toEqual(new Map());
  expect(offerOfBasket([], [])).toBeNull();
});
