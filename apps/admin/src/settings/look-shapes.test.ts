import { fieldKind, fieldOptions } from '@dasturxon/core/drafts';
import { describe, expect, test } from 'vitest';

import { LOOK_SHAPES } from './look-shapes.ts';

describe('BO-482 the pictures of the look', () => {
  test.each(Object.keys(LOOK_SHAPES))('%s has one for each value, within the phone', (field) => {
    const values =
      fieldKind('settings', field) === 'switch' ? ['true', 'false'] : fieldOptions('settings', field);
    expect(Object.keys(LOOK_SHAPES[field]!)).toEqual(values);
    for (const [x, y, width, height] of Object.values(LOOK_SHAPES[field]!).flat()) {
      expect(x).toBeGreaterThanOrEqual(1);
      expect(x + width).toBeLessThanOrEqual(39);
      expect(y + height).toBeLessThanOrEqual(59);
    }
  });
});
