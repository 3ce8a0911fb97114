import { Branch } from '@dasturxon/core/branch';
import { City, Region } from '@dasturxon/core/delivery-area';
import * as v from 'valibot';

import type { branches, cities, regions } from '../db/schema/places.ts';

/** A branch as the wire has it. */
export function toBranch(row: typeof branches.$inferSelect): Branch {
  const { data, tariff: _rates, slotCapacity: _capacity, priority: _place, ...columns } = row;
  return v.parse(Branch, { ...data, ...columns });
}

/** A city as the wire has it. */
export function toCity({ id, data }: typeof cities.$inferSelect): City {
  return v.parse(City, { ...data, id });
}

/** A delivery area as the wire has it. */
export function toRegion(row: typeof regions.$inferSelect): Region {
  return v.parse(Region, { ...row.data, ...row });
}
