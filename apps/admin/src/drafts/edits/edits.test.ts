import type { DraftConflict, FieldRef } from '@dasturxon/core/drafts';
import { expect, test } from 'vitest';

import { type Edits, sendable, withChoice, withConflicts, withEdit, withSaved } from './edits.ts';

const price: FieldRef = { entity: 'product', id: 'plov', field: 'costPrice' };
const name: FieldRef = { entity: 'product', id: 'plov', field: 'name.uz' };
const none: Edits = new Map();
const typed = (edits: Edits, ref: FieldRef, value: string | number, isSent = false) =>
  withEdit(edits, { ref, value, isSent, saved: { value: 45_000, revision: 3 } });
const conflict: DraftConflict = {
  ...price,
  yours: 50_000,
  theirs: 60_000,
  revision: 7,
  by: 'Aziza',
  at: null,
};

test('BO-204 what is typed is sent from the revision that was seen when the typing began', () => {
  const first = typed(none, price, 50_000);
  const later = withEdit(first, {
    ref: price,
    value: 51_000,
    isSent: false,
    saved: { value: 60_000, revision: 9 },
  });
  expect(sendable(later, 300)).toEqual([{ ...price, value: 51_000, base: 3 }]);
});

test('BO-204 a value that is typed back is no edit, unless the other one is on its way', () => {
  const edits = typed(none, price, 50_000);
  expect(typed(edits, price, 45_000).size).toBe(0);
  expect(sendable(typed(edits, price, 45_000, true), 300)).toEqual([{ ...price, value: 45_000, base: 3 }]);
});

test('BO-204 a wrong value stays and is not sent; the others are', () => {
  const edits = typed(typed(none, price, '45,5'), name, 'Osh');
  expect(sendable(edits, 300)).toEqual([{ ...name, value: 'Osh', base: 3 }]);
  expect(withSaved(edits, sendable(edits, 300), 4).get('product plov costPrice')?.value).toBe('45,5');
});

test('BO-204 what is typed during a save is sent after it from the new revision', () => {
  const edits = typed(none, price, 50_000);
  const sent = sendable(edits, 300);
  const meanwhile = typed(edits, price, 55_000, true);
  expect(sendable(withSaved(meanwhile, sent, 4), 300)).toEqual([{ ...price, value: 55_000, base: 4 }]);
});

test('BO-204 a field that another person changed waits for the choice; the own value goes over theirs, or is dropped', () => {
  const refused = withConflicts(typed(typed(none, price, 50_000), name, 'Osh'), [conflict]);
  expect(sendable(refused, 300).map(({ field }) => field)).toEqual(['name.uz']);
  expect(sendable(withChoice(refused, price, 'MINE'), 300)[0]).toEqual({ ...price, value: 50_000, base: 7 });
  expect([...withChoice(refused, price, 'THEIRS').keys()]).toEqual(['product plov name.uz']);
});

test('BO-204 a long list is sent in parts', () => {
  const edits = typed(typed(none, price, 50_000), name, 'Osh');
  expect(sendable(edits, 1)).toHaveLength(1);
});
