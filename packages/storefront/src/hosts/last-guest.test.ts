import { beforeEach, expect, test } from 'vitest';

import { browserStorage } from './browser-storage.ts';
import { lastGuest } from './last-guest.ts';
import { personStorage } from './person-storage.ts';

const kept = (name: string, merchant = 'm-1') => localStorage.getItem(`dasturxon:${merchant}:${name}`);
const keep = (name: string, merchant = 'm-1') =>
  localStorage.setItem(`dasturxon:${merchant}:${name}`, 'kept');
const THEIRS = ['order-draft', 'guest-addresses', 'search-history', 'order-attempt', 'left-to-pay'];
const ANYBODYS = ['cart', 'language', 'chosen-branch', 'table-place'];

beforeEach(() => localStorage.clear());

test('D77 TEN-07 another guest of the phone finds the dishes in hand, and nothing that was the other’s', () => {
  const forgotten: (string | null)[] = [];
  const listener = ({ key, newValue }: StorageEvent) => void (newValue === null && forgotten.push(key));
  addEventListener('storage', listener);
  for (const name of [...THEIRS, ...ANYBODYS]) keep(name);
  keep('order-draft', 'm-2');
  const guest = lastGuest(browserStorage(), 'm-1');
  guest.becomes('u-1');
  guest.becomes('u-1');
  expect(forgotten).toEqual([]);
  guest.becomes('u-2');
  removeEventListener('storage', listener);
  for (const name of ANYBODYS) expect(kept(name)).toBe('kept');
  for (const name of THEIRS) {
    expect(kept(name)).toBeNull();
    expect(forgotten).toContain(`dasturxon:m-1:${name}`);
  }
  expect(kept('order-draft', 'm-2')).toBe('kept');
});

test('SES-16 tokens that are kept apart for each person stay where they are', () => {
  const becomes = (person: string) => {
    const storage = personStorage(browserStorage(), person);
    lastGuest(storage, 'm-1').becomes(person);
    return storage;
  };
  becomes('7').write('dasturxon:m-1:session', 'of 7');
  expect(becomes('8').read('dasturxon:m-1:session')).toBeNull();
  expect(becomes('7').read('dasturxon:m-1:session')).toBe('of 7');
});
