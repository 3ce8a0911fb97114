import { at, drawing, ellipse, glow, linear, scatter } from './svg.ts';

type Art = 'crema' | 'heart' | 'leaf' | 'foam' | 'dust' | 'none';
type Cup = {
  china: readonly [string, string];
  drink: readonly [string, string];
  foam: string;
  art: Art;
  small?: true;
  bits?: string;
};

const WHITE = ['#ffffff', '#dcdfe8'] as const;
const COFFEE = ['#8a532c', '#4b2510'] as const;
const MILKY = ['#c98f5d', '#9b6236'] as const;

const CUPS = {
  espresso: { china: WHITE, drink: ['#6b3416', '#351507'], foam: '#c98a4b', art: 'crema', small: true },
  doppio: {
    china: ['#4a4550', '#2b2730'],
    drink: ['#6b3416', '#351507'],
    foam: '#c98a4b',
    art: 'crema',
    small: true,
  },
  americano: { china: WHITE, drink: ['#5e2f15', '#2d1206'], foam: '#a8703c', art: 'none' },
  filter: { china: ['#bfe0e6', '#7fb3bd'], drink: ['#7b3a18', '#43190a'], foam: '#b9753d', art: 'none' },
  cezve: {
    china: ['#2f6fb5', '#1d4780'],
    drink: ['#4b2410', '#260f05'],
    foam: '#8a5a30',
    art: 'crema',
    small: true,
  },
  cappuccino: { china: WHITE, drink: MILKY, foam: '#fff6ea', art: 'heart' },
  latte: { china: ['#fbe3d2', '#e2b796'], drink: MILKY, foam: '#fff6ea', art: 'leaf' },
  'flat-white': { china: ['#8fb8a8', '#5f8a7a'], drink: COFFEE, foam: '#fff1df', art: 'leaf', small: true },
  raf: { china: ['#f7d9dc', '#d9a3aa'], drink: ['#e9cda8', '#cfa678'], foam: '#fffaf2', art: 'heart' },
  mocha: {
    china: ['#6a4636', '#432a20'],
    drink: ['#7a4526', '#47230f'],
    foam: '#fff6ea',
    art: 'dust',
    bits: '#3a1a0b',
  },
  halva: {
    china: ['#f3cf8a', '#cf9a43'],
    drink: ['#d9a866', '#b07a3a'],
    foam: '#fff3da',
    art: 'dust',
    bits: '#b98a4e',
  },
  melon: {
    china: ['#d3e5a2', '#a3bf62'],
    drink: ['#f0d9a8', '#d9b574'],
    foam: '#fff8e3',
    art: 'dust',
    bits: '#e7b24e',
  },
  saffron: { china: WHITE, drink: ['#f0b24a', '#c9821c'], foam: '#fff0c9', art: 'dust', bits: '#d3471c' },
  lavender: {
    china: ['#d9cbee', '#a893cd'],
    drink: ['#cbb3c9', '#9d7ea8'],
    foam: '#f8f1ff',
    art: 'dust',
    bits: '#7a58b5',
  },
  matcha: { china: WHITE, drink: ['#a9cb62', '#6f9a35'], foam: '#eef6cf', art: 'leaf' },
  masala: {
    china: ['#e59a5c', '#b56a30'],
    drink: ['#d8a473', '#ae7442'],
    foam: '#f6e2c6',
    art: 'dust',
    bits: '#7c3f17',
  },
  cocoa: { china: ['#e2574c', '#ab332b'], drink: ['#8a5232', '#572e18'], foam: '#ffffff', art: 'foam' },
} as const satisfies Record<string, Cup>;

/** Names of the hot drinks that can be drawn. */
export const CUPS_DRAWN = Object.keys(CUPS) as (keyof typeof CUPS)[];

const ART: Record<Art, (cup: Cup) => string> = {
  none: ({ foam }) =>
    ellipse(0, 0, { rx: 74, ry: 23, fill: 'none', more: `stroke="${foam}" stroke-width="3" opacity=".7"` }),
  crema: ({ foam }) =>
    ellipse(0, 1, { rx: 70, ry: 20, fill: foam, more: 'opacity=".9"' }) +
    '<path d="M-44 -4c20 -12 54 -12 70 0c10 8 -14 14 -30 10" stroke="#7d4420" stroke-width="4" fill="none" stroke-linecap="round" opacity=".55"/>',
  heart: ({ foam }) =>
    `<path d="M0 20c-60 -14 -60 -34 -34 -36c18 -1 30 6 34 12c4 -6 16 -13 34 -12c26 2 26 22 -34 36z" fill="${foam}"/>`,
  leaf: ({ foam }) =>
    `<g fill="none" stroke="${foam}" stroke-width="5.5" stroke-linecap="round"><path d="M0 -17v36"/><path d="M-30 -12c8 12 20 14 30 12c10 2 22 0 30 -12"/><path d="M-44 -2c12 13 30 14 44 11c14 3 32 2 44 -11"/><path d="M-20 -17c6 6 12 8 20 6c8 2 14 0 20 -6"/></g>`,
  foam: ({ foam }) =>
    scatter(7, 11, (i, roll) =>
      at(-48 + i * 16, (i % 2) * 8 - 6 + roll() * 4, {
        turn: roll() * 30,
        shape: `<rect x="-13" y="-13" width="26" height="20" rx="8" fill="${foam}"/><rect x="-13" y="0" width="26" height="8" rx="4" fill="#000" opacity=".07"/>`,
      }),
    ),
  dust: ({ foam, bits = '#5b2f18' }) =>
    ellipse(0, 0, { rx: 66, ry: 20, fill: foam }) +
    scatter(46, 5, (_, roll) => {
      const angle = roll() * Math.PI * 2;
      const far = Math.sqrt(roll());
      return ellipse(Math.cos(angle) * far * 56, Math.sin(angle) * far * 16, {
        rx: 1 + roll() * 2.4,
        ry: 1 + roll() * 1.4,
        fill: bits,
      });
    }),
};

const STEAM =
  '<g fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".6"><path d="M94 52c-14 -16 14 -22 0 -42"/><path d="M128 44c-14 -16 14 -22 0 -42"/><path d="M162 52c-14 -16 14 -22 0 -42"/></g>';

/** A cup on its saucer, seen from the guest's chair. */
export function drawCup(name: keyof typeof CUPS): string {
  const cup: Cup = CUPS[name];
  const [light, dark] = cup.china;
  const defs =
    linear('china', [light, dark]) +
    linear('lip', [dark, light]) +
    glow('drink', cup.drink) +
    linear('saucer', [light, light, dark]);
  const saucer =
    ellipse(128, 212, { rx: 116, ry: 32, fill: 'rgba(60,30,10,.22)' }) +
    ellipse(128, 206, { rx: 116, ry: 32, fill: 'url(#saucer)' }) +
    ellipse(128, 203, { rx: 72, ry: 18, fill: dark, more: 'opacity=".5"' });
  const body =
    '<path d="M196 108c52 -10 54 62 -14 66" fill="none" stroke="url(#china)" stroke-width="16" stroke-linecap="round"/>' +
    '<path d="M40 96h176c0 70 -30 112 -88 112s-88 -42 -88 -112z" fill="url(#china)"/>' +
    '<path d="M60 118c4 40 20 66 44 76" stroke="#fff" stroke-width="10" stroke-linecap="round" fill="none" opacity=".35"/>';
  const top =
    ellipse(128, 96, { rx: 88, ry: 30, fill: 'url(#lip)' }) +
    ellipse(128, 98, { rx: 80, ry: 25, fill: 'url(#drink)' }) +
    at(128, 99, { shape: ART[cup.art](cup) });
  const scaled = cup.small ? `<g transform="translate(32 40) scale(.75)">${body}${top}</g>` : body + top;
  return drawing(defs, saucer + scaled + STEAM);
}
