import { aBranch, aModificationGroup, aModifier, aProduct, everyDay } from '@dasturxon/core/testing';

import type { WholeBrand } from '../../store-brand/whole-brand.ts';
import { settings } from '../order-bodies.ts';

const NAME = { ru: 'Зал', uz: 'Zal', eng: 'Hall' };

/** A brand with two branches around the clock, plov at both, and a table at the first. */
export function twoBranches(): Partial<WholeBrand> {
  const always = everyDay({ open: '00:00', close: '00:00' });
  const ids = ['branch-1', 'branch-2'];
  return {
    branches: ids.map((id) => ({
      ...aBranch({ id, workHours: always, isMain: id === 'branch-1', deliveryPrice: 15_000 }),
      tariff: null,
      slotCapacity: null,
    })),
    products: [
      aProduct({
        productBranch: ids.map((id) => ({ branch: { id, isActive: true } })),
        modificationGroups: [aModificationGroup({ items: [aModifier()] })],
      }),
    ],
    halls: [
      {
        id: 'hall-1',
        branchId: 'branch-1',
        name: NAME,
        price: 0,
        tables: [{ id: 't1', hallId: 'hall-1', name: 't1', chairs: 4 }],
      },
    ],
    settings: settings({ dineInActive: true }),
  };
}
