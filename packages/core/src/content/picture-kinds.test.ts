import fc from 'fast-check';
import { expect, test } from 'vitest';

import { cropAround, PICTURE_KINDS, PICTURE_SHAPES } from './picture-kinds.ts';

test('BO-340 the cut part lies in the picture, has the shape of its kind and holds the focal point', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const side = fc.integer({ min: 1, max: 8_000 });
  fc.assert(
    fc.property(
      fc.record({ width: side, height: side }),
      fc.constantFrom(...PICTURE_KINDS),
      fc.record({
        zoom: fc.double({ min: 1, max: 5, noNaN: true }),
        focus: fc.record({ x: share, y: share }),
      }),
      (picture, kind, view) => {
        const crop = cropAround(picture, kind, view);
        const shape = PICTURE_SHAPES[kind];
        const ratio = (crop.width * picture.width) / (crop.height * picture.height);
        expect(ratio / (shape.width / shape.height)).toBeCloseTo(1, 6);
        for (const [start, length, focus] of [
          [crop.x, crop.width, view.focus.x],
          [crop.y, crop.height, view.focus.y],
        ] as const) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(start + length).toBeLessThanOrEqual(1 + 1e-9);
          expect(focus).toBeGreaterThanOrEqual(start - 1e-9);
          expect(focus).toBeLessThanOrEqual(start + length + 1e-9);
        }
      },
    ),
    { numRuns: 1_000 },
  );
});
