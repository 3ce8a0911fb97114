import { expect, test } from 'vitest';

import { anAddress } from '../testing/index.ts';
import {
  addGuestAddress,
  deleteGuestAddress,
  GUEST_ADDRESSES_LIMIT,
  parseGuestAddresses,
} from './guest-addresses.ts';

const home = anAddress({ id: 'front-home' });
const work = anAddress({ id: 'front-work' });

test('TEN-05 SES-06 a guest’s new address comes first, under an id of the front end', () => {
  const list = addGuestAddress([home], anAddress({ id: null, name: 'Ish' }), 'work');
  expect(list.map(({ id, name }) => [id, name])).toEqual([
    ['front-work', 'Ish'],
    ['front-home', 'Uy'],
  ]);
});

test('TEN-05 an address added again under the same id replaces the old one', () => {
  const list = addGuestAddress([work, home], anAddress({ name: 'Uyim' }), 'home');
  expect(list.map(({ id, name }) => [id, name])).toEqual([
    ['front-home', 'Uyim'],
    ['front-work', 'Uy'],
  ]);
});

test('TEN-05 a device keeps twenty addresses, the oldest go', () => {
  let list = [home];
  for (let i = 0; i < 25; i++) list = addGuestAddress(list, home, String(i));
  expect(GUEST_ADDRESSES_LIMIT).toBe(20);
  expect(list).toHaveLength(20);
  expect(list[0]?.id).toBe('front-24');
  expect(list.at(-1)?.id).toBe('front-5');
});

test('GEO-10 a guest’s address is removed locally', () => {
  expect(deleteGuestAddress([home, work], 'front-home')).toEqual([work]);
  expect(deleteGuestAddress([home, work], 'front-other')).toEqual([home, work]);
});

test('TEN-05 the stored list survives being written and read', () => {
  expect(parseGuestAddresses(JSON.parse(JSON.stringify([home, work])))).toEqual([home, work]);
});

test.each([
  ['nothing', null, 0],
  ['no list', { 0: home }, 0],
  ['an entry that is none', ['x', home], 1],
  ['an entry without coordinates', [{ id: 'front-1', name: 'Uy' }, home], 1],
  ['an entry without an id', [{ ...home, id: null }, home], 1],
])('TEN-05 stored addresses that are %s are read as far as they can be', (_, stored, count) => {
  expect(parseGuestAddresses(stored)).toHaveLength(count);
});

test.each([
  ['latitude', 90, 1],
  ['latitude', -90, 1],
  ['latitude', 90.1, 0],
  ['latitude', -90.1, 0],
  ['longitude', 180, 1],
  ['longitude', -180, 1],
  ['longitude', 180.1, 0],
  ['longitude', -180.1, 0],
])('ENT-32 of a stored address at %s %d are read: %i', (axis, degrees, count) => {
  expect(parseGuestAddresses([{ ...home, [axis]: degrees }])).toHaveLength(count);
});
