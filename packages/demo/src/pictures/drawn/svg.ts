/** The box of every drawing: 256 × 256, like the emojis beside it. */
export const BOX = 256;

/** Numbers that look like chance and are the same every time. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const two = (value: number) => Math.round(value * 100) / 100;

/** A gradient between colours, from top to bottom unless turned. */
export function linear(id: string, stops: readonly string[], turned = false): string {
  const axis = turned ? 'x1="0" y1="0" x2="1" y2="0"' : 'x1="0" y1="0" x2="0" y2="1"';
  return `<linearGradient id="${id}" ${axis}>${stopsOf(stops)}</linearGradient>`;
}

/** A ball of light: the first colour is where the lamp shines, up and to the left. */
export function glow(id: string, stops: readonly string[]): string {
  return `<radialGradient id="${id}" cx=".38" cy=".3" r=".8">${stopsOf(stops)}</radialGradient>`;
}

function stopsOf(stops: readonly string[]): string {
  return stops
    .map((color, i) => `<stop offset="${two(i / Math.max(1, stops.length - 1))}" stop-color="${color}"/>`)
    .join('');
}

/** Moves a shape to a place, turned by `degrees`. */
export function at(x: number, y: number, rest: { turn?: number; scale?: number; shape: string }): string {
  const turn = rest.turn ? ` rotate(${two(rest.turn)})` : '';
  const scale = rest.scale ? ` scale(${two(rest.scale)})` : '';
  return `<g transform="translate(${two(x)} ${two(y)})${turn}${scale}">${rest.shape}</g>`;
}

export function ellipse(x: number, y: number, rest: { rx: number; ry: number; fill: string; more?: string }) {
  const { rx, ry, fill, more = '' } = rest;
  return `<ellipse cx="${two(x)}" cy="${two(y)}" rx="${two(rx)}" ry="${two(ry)}" fill="${fill}" ${more}/>`;
}

/** `count` shapes from one maker, each given its index and the random generator. */
export function scatter(count: number, seed: number, make: (index: number, roll: () => number) => string) {
  const roll = seededRandom(seed);
  return Array.from({ length: count }, (_, i) => make(i, roll)).join('');
}

/** A whole drawing of `BOX` size. */
export function drawing(defs: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX} ${BOX}"><defs>${defs}</defs>${body}</svg>`;
}
