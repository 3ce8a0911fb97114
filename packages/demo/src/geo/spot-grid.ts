import { distanceBetween, nearestOnSegment } from './line.ts';
import type { Spot } from './plane.ts';

const CELL_METRES = 250;

interface Stretch {
  readonly from: Spot;
  readonly to: Spot;
  /** Half of the stretch's own width in metres. */
  readonly half: number;
}

export interface Nearest<Item> {
  readonly item: Item;
  readonly distance: number;
  readonly on: Spot;
  readonly stretch: Stretch;
}

/** Finds what lies near a spot without walking over everything. Items are spots or stretches of lines. */
export class SpotGrid<Item> {
  readonly #cells = new Map<string, { item: Item; stretch: Stretch }[]>();
  #widest = 0;

  addSpot(item: Item, spot: Spot): void {
    this.#add(item, { from: spot, to: spot, half: 0 });
  }

  addLine(item: Item, spots: readonly Spot[], half = 0): void {
    for (let i = 1; i < spots.length; i += 1) this.#add(item, { from: spots[i - 1]!, to: spots[i]!, half });
  }

  /** The item whose axis is nearest to the spot, within `reach` metres. */
  nearest(spot: Spot, reach: number): Nearest<Item> | null {
    let best: Nearest<Item> | null = null;
    for (const { item, stretch } of this.#around(spot, reach)) {
      const on = nearestOnSegment(spot, stretch.from, stretch.to);
      const distance = distanceBetween(spot, on);
      if (distance <= reach && (!best || distance < best.distance)) best = { item, distance, on, stretch };
    }
    return best;
  }

  /** Whether anything but `own` is nearer to the spot than `margin` metres, measured from its edge. */
  touches(spot: Spot, margin: number, own?: Item): boolean {
    for (const { item, stretch } of this.#around(spot, margin + this.#widest)) {
      if (item === own) continue;
      const on = nearestOnSegment(spot, stretch.from, stretch.to);
      if (distanceBetween(spot, on) <= margin + stretch.half) return true;
    }
    return false;
  }

  /** Every item that may reach into the box, once. */
  within(low: Spot, high: Spot): Item[] {
    const found = new Set<Item>();
    for (const key of cellsOver(low, high, 0))
      for (const { item } of this.#cells.get(key) ?? []) found.add(item);
    return [...found];
  }

  #add(item: Item, stretch: Stretch): void {
    this.#widest = Math.max(this.#widest, stretch.half);
    for (const key of cellsOver(stretch.from, stretch.to, 0)) {
      const cell = this.#cells.get(key);
      if (cell) cell.push({ item, stretch });
      else this.#cells.set(key, [{ item, stretch }]);
    }
  }

  *#around(spot: Spot, reach: number) {
    for (const key of cellsOver(spot, spot, reach)) yield* this.#cells.get(key) ?? [];
  }
}

function cellsOver(a: Spot, b: Spot, reach: number): string[] {
  const keys: string[] = [];
  const left = Math.floor((Math.min(a.x, b.x) - reach) / CELL_METRES);
  const right = Math.floor((Math.max(a.x, b.x) + reach) / CELL_METRES);
  const bottom = Math.floor((Math.min(a.y, b.y) - reach) / CELL_METRES);
  const top = Math.floor((Math.max(a.y, b.y) + reach) / CELL_METRES);
  for (let x = left; x <= right; x += 1) for (let y = bottom; y <= top; y += 1) keys.push(`${x}:${y}`);
  return keys;
}
