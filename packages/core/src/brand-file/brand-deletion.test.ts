import { describe, expect, test } from 'vitest';

import { deletionDueAt, isDeletionNear, isTypedName, namesToType } from './brand-deletion.ts';

describe('BO-521 the deletion of a brand', () => {
  test('is due 30 days later, and owners are warned for the last three', () => {
    const dueAt = deletionDueAt(new Date('2026-05-13T07:00:00Z'));
    expect(dueAt.toISOString()).toBe('2026-06-12T07:00:00.000Z');
    expect(isDeletionNear(dueAt, new Date('2026-06-09T06:59:59Z'))).toBe(false);
    expect(isDeletionNear(dueAt, new Date('2026-06-09T07:00:00Z'))).toBe(true);
  });

  test('is confirmed by the name in any language, or by the short name of a brand without one', () => {
    const names = namesToType({ name: { uz: 'Choyxona  №1', ru: 'Чайхона №1', eng: '' }, sub: 'choy' });
    expect(names).toEqual(['Choyxona №1', 'Чайхона №1']);
    for (const typed of [' Choyxona №1 ', 'Чайхона №1']) expect(isTypedName(typed, names)).toBe(true);
    for (const typed of ['', 'choyxona №1', 'choy', 'Choyxona №'])
      expect(isTypedName(typed, names)).toBe(false);
    expect(namesToType({ name: { uz: ' ', ru: '', eng: '' }, sub: 'choy' })).toEqual(['choy']);
    expect(namesToType({ name: null, sub: 'choy' })).toEqual(['choy']);
  });
});
