import { shapeProblem } from '@dasturxon/core/delivery-area';
import { blankFields, type FieldValue } from '@dasturxon/core/drafts';
import { expect, test } from 'vitest';

import { newZone } from './new-zone.ts';
import { ringOf } from './ring.ts';
import { type DraftZone, overlapNames } from './zone-view.ts';

const zone = (id: string, fields: Record<string, FieldValue>): DraftZone => ({
  entity: 'zone',
  id,
  fields: { ...blankFields('zone'), ...fields },
  isPublished: false,
  isThere: true,
});

test('BO-230 zones that are added one after the other are drawn and overlap nothing', () => {
  const zones = Array.from({ length: 7 }).reduce<DraftZone[]>(
    (all, _, at) => [...all, zone(String(at), newZone({ branches: [], cities: [] }, all))],
    [],
  );
  for (const one of zones) {
    expect(overlapNames(one, zones)).toEqual([]);
    expect(shapeProblem(ringOf(one.fields['polygon'] ?? null))).toBeNull();
  }
});
