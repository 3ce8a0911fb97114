import { at, drawing, ellipse, glow, scatter } from './svg.ts';

const BREADS = {
  obi: { crust: ['#fbd58c', '#e0a044', '#b06d22'], seed: '#33271f', turns: 10 },
  patir: { crust: ['#ffe3a0', '#edb857', '#c4832d'], seed: '#fff3d0', turns: 16 },
  samarkand: { crust: ['#f0b45c', '#c67a2b', '#8c4c15'], seed: '#fff0c8', turns: 12 },
  cinnamon: { crust: ['#e9b06a', '#bd7a36', '#86501d'], seed: '#ffffff', turns: 0 },
  syrniki: { crust: ['#ffe0a0', '#eebb62', '#c58432'], seed: '#fff6dd', turns: 1 },
  qatlama: { crust: ['#f9d391', '#dea14d', '#a9692a'], seed: '#8fae4a', turns: 0 },
} as const;

const SAMSAS = {
  meat: { crust: ['#ffd98f', '#e5a143', '#a9661f'], seed: '#fff3d0' },
  round: { crust: ['#fcd088', '#dd973b', '#9d5c1b'], seed: '#fff0c8' },
  pumpkin: { crust: ['#ffce74', '#f09a34', '#b9641a'], seed: '#ff7f2a' },
  greens: { crust: ['#f3e09a', '#cfae4d', '#8d7a2b'], seed: '#4f8a35' },
} as const;

export const BREADS_DRAWN = Object.keys(BREADS) as (keyof typeof BREADS)[];
export const SAMSAS_DRAWN = Object.keys(SAMSAS) as (keyof typeof SAMSAS)[];

const seeds = (count: number, far: number, fill: string) =>
  scatter(count, count, (_, roll) => {
    const angle = roll() * Math.PI * 2;
    const reach = Math.sqrt(roll()) * far;
    return at(Math.cos(angle) * reach, Math.sin(angle) * reach * 0.86, {
      turn: roll() * 180,
      shape: ellipse(0, 0, { rx: 4.2, ry: 2.4, fill }),
    });
  });

const petals = (turns: number, dark: string) =>
  scatter(turns, 1, (i) => {
    const angle = (i / turns) * Math.PI * 2;
    return [30, 46]
      .map((far) =>
        ellipse(Math.cos(angle) * far, Math.sin(angle) * far * 0.86, {
          rx: 3.6,
          ry: 3.2,
          fill: dark,
          more: 'opacity=".6"',
        }),
      )
      .join('');
  });

const spiral = (dark: string) =>
  `<path d="M0 2c10 -12 30 -2 24 14c-8 20 -46 16 -50 -10c-4 -32 44 -46 68 -22c28 28 4 70 -40 70c-50 0 -82 -48 -58 -90" fill="none" stroke="${dark}" stroke-width="5" opacity=".45" stroke-linecap="round"/>`;

/** A round flatbread, stamped in the middle. */
export function drawBread(name: keyof typeof BREADS): string {
  const { crust, seed, turns } = BREADS[name];
  const loaf =
    ellipse(0, 10, { rx: 118, ry: 104, fill: crust[2] }) +
    ellipse(0, 0, { rx: 118, ry: 102, fill: 'url(#crust)' }) +
    '<path d="M-92 -36c22 -38 66 -56 108 -50" stroke="#fff" stroke-width="12" stroke-linecap="round" fill="none" opacity=".35"/>';
  const centre = turns
    ? ellipse(0, 2, { rx: 70, ry: 60, fill: crust[2], more: 'opacity=".35"' }) +
      ellipse(0, 4, { rx: 66, ry: 56, fill: 'url(#middle)' }) +
      petals(turns, crust[2]) +
      seeds(34, 58, seed)
    : spiral(crust[2]) + seeds(26, 92, seed);
  return drawing(
    glow('crust', crust) + glow('middle', [crust[0], crust[1]]),
    at(128, 126, { shape: loaf + centre }),
  );
}

const triangle = (crust: readonly string[], seed: string) =>
  `<path d="M0 -66c10 -4 18 2 24 12l58 92c10 16 2 28 -16 28h-132c-18 0 -26 -12 -16 -28l58 -92c6 -10 14 -16 24 -12z" fill="${crust[2]}" transform="translate(0 8)"/>` +
  '<path d="M0 -66c10 -4 18 2 24 12l58 92c10 16 2 28 -16 28h-132c-18 0 -26 -12 -16 -28l58 -92c6 -10 14 -16 24 -12z" fill="url(#crust)"/>' +
  `<path d="M-10 -40L-62 46M6 -34L-38 54M20 -28l30 58M-20 52q36 10 66 0" stroke="${crust[2]}" stroke-width="4.5" opacity=".4" fill="none" stroke-linecap="round"/>` +
  '<path d="M-8 -48L-50 22" stroke="#fff" stroke-width="8" opacity=".4" stroke-linecap="round"/>' +
  at(4, 22, { scale: 0.75, shape: seeds(30, 52, seed) });

const dome = (crust: readonly string[], seed: string) =>
  ellipse(0, 12, { rx: 72, ry: 58, fill: crust[2]! }) +
  ellipse(0, 0, { rx: 72, ry: 60, fill: 'url(#crust)' }) +
  '<path d="M-48 -22c10 -18 34 -28 56 -26" stroke="#fff" stroke-width="9" opacity=".42" fill="none" stroke-linecap="round"/>' +
  seeds(44, 56, seed);

/** Two samsas out of the tandoor. */
export function drawSamsa(name: keyof typeof SAMSAS): string {
  const { crust, seed } = SAMSAS[name];
  const one = name === 'round' ? dome(crust, seed) : triangle(crust, seed);
  const body = at(96, 108, { turn: -12, shape: one }) + at(160, 156, { turn: 14, shape: one });
  return drawing(glow('crust', crust), body);
}

/** Slices of horse sausage, fanned out. */
export function drawKazy(): string {
  const slice =
    ellipse(0, 4, { rx: 50, ry: 46, fill: '#c99b74' }) +
    ellipse(0, 0, { rx: 50, ry: 46, fill: '#fff1de' }) +
    ellipse(0, 0, { rx: 42, ry: 38, fill: 'url(#kazy)' }) +
    '<path d="M-28 -8q12 12 24 0t30 8M-22 14q14 -8 26 2t20 -4" stroke="#ffe0cc" stroke-width="6" fill="none" opacity=".85" stroke-linecap="round"/>';
  const fan = [
    [62, 96],
    [108, 82],
    [154, 90],
    [84, 148],
    [134, 146],
    [184, 140],
  ] as const;
  return drawing(
    glow('kazy', ['#b8493c', '#7d2320']),
    fan.map(([x, y], i) => at(x, y + 6, { turn: i * 13 - 30, shape: slice })).join(''),
  );
}
