import { expect, test } from 'vitest';

import { drawTile } from './draw-tile.ts';

test('a tile is drawn the same every time, and its names are outlines, not text', () => {
  const address = { zoom: 16, x: 45_380, y: 24_512 };
  const look = { isDark: false, scale: 1 } as const;
  const svg = drawTile(address, look);
  expect(drawTile(address, look)).toBe(svg);
  expect(svg).toContain('<path');
  expect(svg).not.toContain('<text');
  expect(svg).not.toContain('NaN');
});
