import { describe, expect, test } from 'vitest';

import { type DraftPlace, movedBy, nextPriority, nextTableName } from './place-view.ts';

const table = (id: string, priority: number, name = id): DraftPlace => ({
  entity: 'table',
  id,
  fields: { name, priority },
  isPublished: true,
  isThere: true,
});

describe('BO-439 the tables of a hall in the editor', () => {
  test.each<[string[], string]>([
    [[], '1'],
    [['1', '2', '10'], '11'],
    [['Oyna', '4'], '5'],
    [['Oyna', 'Burchak'], ''],
  ])('BO-439 after %j a new table is called %j', (names, next) => {
    expect(nextTableName(names.map((name, at) => table(`t${at}`, at, name)))).toBe(next);
  });

  test('BO-439 a new table is the last one; a table moves by a step, also among equal places', () => {
    const tables = ['a', 'b', 'c'].map((id) => table(id, 0));
    expect(nextPriority(tables)).toBe(1);
    const moved = new Map(movedBy(tables, 'c', -1).map(({ id, priority }) => [id, priority]));
    const order = tables.toSorted((one, other) => (moved.get(one.id) ?? 0) - (moved.get(other.id) ?? 0));
    expect(order.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
  });
});
