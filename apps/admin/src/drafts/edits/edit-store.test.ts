import { ApiError } from '@dasturxon/core/api';
import type { FieldRef, SentPatch } from '@dasturxon/core/drafts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createEditStore } from './edit-store.ts';

const price: FieldRef = { entity: 'product', id: 'plov', field: 'costPrice' };
const name: FieldRef = { entity: 'product', id: 'plov', field: 'name.uz' };
const saved = { value: 45_000, revision: 3 };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Sent = { patches: readonly SentPatch[]; key: string };

function anEditor(answers: (ApiError | null)[] = [], onSaved = () => Promise.resolve()) {
  const calls: Sent[] = [];
  const store = createEditStore({
    most: 300,
    onSaved,
    send: (patches, key) => {
      calls.push({ patches, key });
      const error = answers.shift() ?? null;
      const data = { revision: 3 + calls.length, patches: [] };
      return Promise.resolve(error === null ? { data, error } : { data: null, error });
    },
  });
  return { store, calls };
}

test('BO-204 several keys are one save, a second after the last one', async () => {
  const { store, calls } = anEditor();
  store.change(price, 5, saved);
  await vi.advanceTimersByTimeAsync(900);
  store.change(price, 50_000, saved);
  await vi.advanceTimersByTimeAsync(999);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls.map(({ patches }) => patches)).toEqual([[{ ...price, value: 50_000, base: 3 }]]);
  expect(store.state()).toMatchObject({ isSaving: false, error: null });
  expect(store.state().edits.size).toBe(0);
});

test('BO-204 what is saved stays an edit until the page shows it; a value typed back meanwhile is sent', async () => {
  let show = () => {};
  const { store, calls } = anEditor([], () => new Promise((resolve) => (show = resolve)));
  store.change(price, 50_000, saved);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(calls).toHaveLength(1);
  expect(store.editOf('product plov costPrice')?.value).toBe(50_000);
  store.change(price, saved.value, saved);
  show();
  await vi.advanceTimersByTimeAsync(0);
  expect(calls.at(-1)?.patches).toEqual([{ ...price, value: saved.value, base: 4 }]);
  show();
  await vi.advanceTimersByTimeAsync(0);
  expect(store.state().edits.size).toBe(0);
});

test('BO-204 without a network nothing typed is lost: it is sent again by itself under the same key', async () => {
  const { store, calls } = anEditor([new ApiError({ code: 'network' as never })]); // any client failure
  store.change(price, 50_000, saved);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(store.editOf('product plov costPrice')?.value).toBe(50_000);
  expect(store.state().error).not.toBeNull();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(calls).toHaveLength(2);
  expect(calls[1]).toEqual(calls[0]);
  expect(store.state()).toMatchObject({ error: null });
  expect(store.state().edits.size).toBe(0);
});

test('BO-204 of a refused save the fields without a conflict are saved; the own value then goes over the other', async () => {
  const conflict = { ...price, yours: 50_000, theirs: 60_000, revision: 7, by: 'Aziza', at: null };
  const error = new ApiError({ code: 'draft.conflict', status: 409, data: { conflicts: [conflict] } });
  const { store, calls } = anEditor([error]);
  store.change(price, 50_000, saved);
  store.change(name, 'Osh', saved);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(calls.map(({ patches }) => patches.map(({ field }) => field))).toEqual([
    ['costPrice', 'name.uz'],
    ['name.uz'],
  ]);
  expect(store.editOf('product plov costPrice')?.conflict).toEqual(conflict);
  store.choose(price, 'MINE');
  await vi.advanceTimersByTimeAsync(0);
  expect(calls.at(-1)?.patches).toEqual([{ ...price, value: 50_000, base: 7 }]);
  expect(store.state().edits.size).toBe(0);
});

test('BO-369 hours typed in a new branch that is discarded are not saved with the next one', async () => {
  const { store, calls } = anEditor();
  const blank = { value: null, revision: 3 };
  const of = (id: string, field: string): FieldRef => ({ entity: 'branch', id, field });
  const always = [{ type: 'PICK_UP', weekName: 'MONDAY', open: '00:00', close: '00:00', isDayOff: false }];
  store.change(of('dropped', 'workHours'), always, blank);
  await store.drop([{ entity: 'branch', id: 'dropped' }]);
  store.change(of('next', 'exists'), true, blank);
  await store.flush();
  expect(calls.map(({ patches }) => patches)).toEqual([[{ ...of('next', 'exists'), value: true, base: 3 }]]);
  expect(store.state().edits.size).toBe(0);
});

test('BO-204 a discard of everything waits for what is being saved and forgets the rest', async () => {
  let arrive = () => {};
  const { store, calls } = anEditor([], () => new Promise((resolve) => (arrive = resolve)));
  store.change(price, 50_000, saved);
  void store.flush();
  await vi.advanceTimersByTimeAsync(0);
  store.change(name, 'Osh', { value: 'Palov', revision: 3 });
  let isDropped = false;
  const dropped = store.drop(null).then(() => (isDropped = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(isDropped).toBe(false);
  arrive();
  await dropped;
  expect([calls.length, store.state().edits.size]).toEqual([1, 0]);
});
