import type { Frame } from '../frame.ts';
import { housesIn, townsIn } from '../ground/draw-blocks.ts';
import { TILE_SIZE, type WorldPoint } from '../mercator.ts';
import { LIGHT, type Theme } from '../theme.ts';
import { letterPath, textPath } from './glyph-outlines.ts';
import { iconOf } from './icons.ts';
import type { Label, LabelInk } from './label.ts';
import { ICON_RADIUS, labelLayout } from './layout-labels.ts';

const LINE_HEIGHT = 1.18;

/** The names and signs of a tile, as SVG elements above the ground. */
export function drawLabels(frame: Frame, theme: Theme): string {
  const labels = labelLayout(frame.zoom).within({
    left: frame.left - 4,
    top: frame.top - 4,
    right: frame.left + TILE_SIZE + 4,
    bottom: frame.top + TILE_SIZE + 4,
  });
  const texts = new Map<LabelInk, string>();
  for (const label of labels) texts.set(label.of.ink, (texts.get(label.of.ink) ?? '') + pathOf(label, frame));
  return [
    drawHouseNumbers(frame, theme),
    ...[...texts].map(([ink, path]) => inked(path, theme[ink], theme.halo)),
    ...labels.map((label) => drawIcon(label, frame, theme)),
  ].join('');
}

function pathOf(label: Label, frame: Frame): string {
  const { size } = label.of;
  if (label.shape === 'curved')
    return label.letters
      .map(({ letter, at, angle }) => letterPath(letter, { at: inTile(at, frame), angle, size }))
      .join('');
  const { lines, at, icon } = label.of;
  const middle = inTile(at, frame);
  const height = lines.length * size * LINE_HEIGHT;
  const top = icon === undefined ? middle.y - height / 2 : middle.y + ICON_RADIUS + 2;
  return lines
    .map((line, i) => textPath(line, { x: middle.x, y: top + size * (0.92 + i * LINE_HEIGHT) }, size))
    .join('');
}

function drawIcon(label: Label, frame: Frame, theme: Theme): string {
  if (label.shape !== 'level' || label.of.icon === undefined) return '';
  const { light, dark, path } = iconOf(label.of.icon);
  const { x, y } = inTile(label.of.at, frame);
  const colour = theme === LIGHT ? light : dark;
  return (
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">` +
    `<circle r="${ICON_RADIUS}" fill="${colour}" stroke="${theme.halo}" stroke-width="1.5"/>` +
    `<path d="${path}" fill="#fff" fill-rule="evenodd"/></g>`
  );
}

const NUMBER_SIZES: Readonly<Record<number, number>> = { 17: 7.5, 18: 9.5, 19: 11 };

function drawHouseNumbers(frame: Frame, theme: Theme): string {
  const size = NUMBER_SIZES[frame.zoom];
  if (!size) return '';
  let path = '';
  for (const part of townsIn(frame)) {
    for (const { spot, number } of housesIn(part)) {
      const { x, y } = frame.pixelOf(part.city.plane.toPoint(spot));
      path += textPath(String(number), { x, y: y + size * 0.36 }, size);
    }
  }
  return path && `<path d="${path}" fill="${theme.houseText}"/>`;
}

function inked(path: string, colour: string, halo: string): string {
  return (
    `<path d="${path}" fill="${colour}" stroke="${halo}" stroke-width="2.6" stroke-linejoin="round" ` +
    `paint-order="stroke"/>`
  );
}

function inTile({ x, y }: WorldPoint, { left, top }: Frame): WorldPoint {
  return { x: x - left, y: y - top };
}
