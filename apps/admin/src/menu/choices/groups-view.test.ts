import { expect, test } from 'vitest';

import { groupRows, unanswered } from './groups-view.ts';

const names = { uz: 'Achchiq', ru: '', eng: '', ar: '', kz: '', tr: '', zh: '' };
const counts = { price: 0, min: 0, max: 1, default: 0, included: 0, extra: 0 };
const option = { id: 'hot', ...names, ...counts, image: null, isAvailable: true, needs: '', productId: null };
const fields = { exists: true, 'name.uz': 'Sous', required: true, min: 0, max: 1, multiple: false };
const dish = (id: string, modifierGroups: string[]) => ({ id, fields: { modifierGroups } });
const dishes = [dish('osh', ['sauce']), dish('somsa', ['sauce', 'size']), dish('choy', [])];
const rows = (options: object) =>
  groupRows(
    [
      { id: 'sauce', fields: { ...fields, options: [{ ...option, ...options }] }, isChanged: false },
      { id: 'size', fields: { ...fields, options: [{ ...option, id: 'large' }] }, isChanged: false },
    ],
    dishes,
    { languages: ['uz', 'ru'] },
  );
const sauceOf = (options: object) => {
  const groups = rows(options);
  return unanswered(
    groups.find(({ id }) => id === 'sauce')!,
    groups,
    dishes,
  );
};

test('BO-310 a group shows the dishes that ask it, and those that no guest can order because of it', () => {
  expect(rows({})[0]).toMatchObject({ id: 'sauce', usedBy: ['osh', 'somsa'], missing: ['ru'] });
  expect(sauceOf({})).toEqual([]);
  expect(sauceOf({ isAvailable: false })).toEqual(['osh', 'somsa']);
  expect(sauceOf({ needs: 'large' })).toEqual(['osh']);
  const alone = groupRows([{ id: 'new', fields: { ...fields, options: [] }, isChanged: true }], dishes, {
    languages: ['uz'],
  });
  expect(unanswered(alone[0]!, alone, dishes)).toBeNull();
});
