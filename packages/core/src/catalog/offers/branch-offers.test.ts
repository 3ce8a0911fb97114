import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';

import { isOfferedBy } from '../build-menu.ts';
import { ProductBranch } from '../product.schema.ts';
import { branchOffers, ownOffers } from './branch-offers.ts';

const BRANCHES = ['a', 'b', 'c', 'd'];
const ids = fc.uniqueArray(fc.constantFrom(...BRANCHES));

test('BO-471 a dish is sold where it states so, and where it states nothing, where its category is', () => {
  fc.assert(
    fc.property(ids, ids, ids, (sold, off, inherited) => {
      const productBranch = branchOffers({ sold, off }, inherited);
      for (const id of BRANCHES) {
        const isOwn = sold.includes(id) || off.includes(id);
        const isSold = isOwn ? !off.includes(id) : inherited.includes(id);
        expect(isOfferedBy({ productBranch }, id)).toBe(isSold);
      }
    }),
  );
});

test('BO-471 what a dish states by itself comes back from its stored branches, whatever its category', () => {
  fc.assert(
    fc.property(ids, ids, ids, (sold, off, inherited) => {
      const stored: unknown = JSON.parse(JSON.stringify(branchOffers({ sold, off }, inherited)));
      const own = ownOffers(v.parse(v.array(ProductBranch), stored));
      expect(own).toEqual({ sold: sold.filter((id) => !off.includes(id)), off });
    }),
  );
});
