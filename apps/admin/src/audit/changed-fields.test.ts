import { expect, test } from 'vitest';

import { changedFields } from './changed-fields.ts';

test.each([
  ['equal states', { status: 'DONE' }, { status: 'DONE' }, []],
  ['no states', null, null, []],
  ['a new value', { status: 'CREATED' }, { status: 'ACCEPTED' }, [['status', 'CREATED', 'ACCEPTED']]],
  ['a state that begins', null, { until: null, reason: 'Gaz' }, [['reason', null, 'Gaz']]],
  ['a state that ends', { reason: 'Gaz' }, null, [['reason', 'Gaz', null]]],
  ['lists with equal items', { branchIds: ['a'] }, { branchIds: ['a'] }, []],
  ['ids and versions', { id: '1', version: 1 }, { id: '2', version: 2 }, []],
  ['ids of finished lines', { done: [] }, { done: ['3fa9'] }, []],
])('%s', (_, before, after, expected) => {
  expect(changedFields(before, after).map((one) => [one.key, one.before, one.after])).toEqual(expected);
});
