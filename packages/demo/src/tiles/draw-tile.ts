import type { TileAddress } from './frame.ts';
import { frameOf } from './frame.ts';
import { drawGround } from './ground/draw-ground.ts';
import { drawLabels } from './labels/draw-labels.ts';
import { TILE_SIZE } from './mercator.ts';
import { DARK, LIGHT } from './theme.ts';

export interface TileLook {
  readonly isDark: boolean;
  /** 2 for screens with two pixels per pixel. */
  readonly scale: 1 | 2;
}

/** One tile of the map as an SVG document. */
export function drawTile(address: TileAddress, { isDark, scale }: TileLook): string {
  const frame = frameOf(address);
  const theme = isDark ? DARK : LIGHT;
  const side = TILE_SIZE * scale;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${TILE_SIZE} ${TILE_SIZE}">`,
    `<rect width="${TILE_SIZE}" height="${TILE_SIZE}" fill="${theme.country}"/>`,
    drawGround(frame, theme),
    drawLabels(frame, theme),
    '</svg>',
  ].join('');
}
