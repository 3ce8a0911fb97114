import { blankFields, type FieldValue, type Patch, type ZonesDraft } from '@dasturxon/core/drafts';
import { describe, expect, test } from 'vitest';

import { overlapNames, regionsOf, zonesOf, zonesView } from './zone-view.ts';

const square = (west: number) => [
  [west, 41],
  [west + 0.2, 41],
  [west + 0.2, 41.2],
  [west, 41.2],
];
const published = (id: string, west: number) => ({
  entity: 'zone' as const,
  id,
  fields: {
    ...blankFields('zone'),
    isActive: true,
    name: id,
    cityId: 'city-1',
    polygon: square(west),
    price: 9_000,
  },
});
const draft: ZonesDraft = {
  revision: 1,
  version: 1,
  canPublish: true,
  languages: ['uz'],
  patches: [],
  records: [published('a', 69), published('b', 70)],
  cities: [],
  branches: [],
  orderDots: [],
  tilesUrl: '/tiles',
};
const patch = (id: string, field: string, value: FieldValue): Patch => ({
  entity: 'zone',
  id,
  field,
  value,
  revision: 2,
  by: null,
  at: '2026-05-12T07:00:00Z',
  publishAt: null,
});
const view = (...patches: Patch[]) => zonesView(draft, { revision: 2, version: 1, patches });

describe('BO-230 the zones of a draft', () => {
  test('a zone that is only in the draft is there; made and removed before a publication it is not', () => {
    const made = [patch('c', 'isActive', true), patch('c', 'name', 'New')];
    expect(zonesOf(view(...made)).map(({ id, isPublished }) => [id, isPublished])).toEqual([
      ['a', true],
      ['b', true],
      ['c', false],
    ]);
    expect(zonesOf(view(...made, patch('c', 'isActive', false))).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('a removed zone stays in the list until it is published, and prices nothing', () => {
    const zones = zonesOf(view(patch('a', 'isActive', false)));
    expect(zones.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(regionsOf(zones).map(({ id, price }) => [id, price])).toEqual([['b', 9_000]]);
  });

  test('BO-231 overlaps are named', () => {
    const zones = zonesOf(view(patch('b', 'polygon', square(69.1))));
    expect(overlapNames(zones[1]!, zones)).toEqual(['a']);
    expect(overlapNames({ ...zones[0]!, fields: { ...zones[0]!.fields, isActive: false } }, zones)).toEqual(
      [],
    );
  });
});
