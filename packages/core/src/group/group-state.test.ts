import { expect, test } from 'vitest';

import { GroupState } from './group-order.schema.ts';
import { canMoveGroup, groupStateAt, isGroupOver, orderedState, reopenedDeadline } from './group-state.ts';

const deadline = new Date('2026-05-10T12:00:00Z');
const after = (minutes: number) => new Date(deadline.getTime() + minutes * 60_000);
const open = { state: 'OPEN', deadline } as const;

test('C6 the deadline closes the parts, and half a day later the group has expired', () => {
  expect(groupStateAt(open, after(-1))).toBe('OPEN');
  expect(groupStateAt(open, after(0))).toBe('LOCKED');
  expect(groupStateAt({ state: 'LOCKED', deadline }, after(719))).toBe('LOCKED');
  expect(groupStateAt(open, after(720))).toBe('EXPIRED');
  for (const state of ['ORDERED', 'CANCELED'] as const)
    expect(groupStateAt({ state, deadline }, after(9_999))).toBe(state);
});

test('C6 the host closes, reopens and cancels; a group that has ended stays as it is', () => {
  expect(canMoveGroup(open, 'LOCKED', after(-1))).toBe(true);
  expect(canMoveGroup(open, 'OPEN', after(-1))).toBe(false);
  expect(canMoveGroup(open, 'OPEN', after(5))).toBe(true);
  expect(canMoveGroup(open, 'CANCELED', after(5))).toBe(true);
  expect(canMoveGroup(open, 'ORDERED', after(5))).toBe(false);
  for (const state of ['ORDERED', 'CANCELED'] as const)
    expect(canMoveGroup({ state, deadline }, 'OPEN', after(-1))).toBe(false);
  expect(canMoveGroup(open, 'LOCKED', after(720))).toBe(false);
  expect(GroupState.options.filter((state) => isGroupOver(state))).toEqual([
    'ORDERED',
    'RETURNED',
    'CANCELED',
    'EXPIRED',
  ]);
});

test('C6 an order that each pays is being paid until all have, and returns the money when it is cancelled', () => {
  const split = { isSplit: true, isPaid: false, status: 'CREATED' };
  expect(orderedState(split)).toBe('PAYING');
  expect(orderedState({ ...split, isPaid: true })).toBe('ORDERED');
  expect(orderedState({ ...split, status: 'CANCELED' })).toBe('RETURNED');
  expect(orderedState({ ...split, isSplit: false, status: 'CANCELED' })).toBe('ORDERED');
});

test('C6 a group that is opened again has a quarter of an hour at least', () => {
  expect(reopenedDeadline(deadline, after(-60))).toEqual(deadline);
  expect(reopenedDeadline(deadline, after(-5))).toEqual(after(10));
  expect(reopenedDeadline(deadline, after(30))).toEqual(after(45));
});
