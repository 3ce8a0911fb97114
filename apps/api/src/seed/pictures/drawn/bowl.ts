import { at, drawing, ellipse, glow, linear, scatter } from './svg.ts';

type Bit =
  | 'noodle'
  | 'meat'
  | 'carrot'
  | 'potato'
  | 'dumpling'
  | 'pea'
  | 'rice'
  | 'yoghurt'
  | 'pepper'
  | 'green'
  | 'tomato'
  | 'dough'
  | 'egg'
  | 'bean';
type Bowl = { broth: readonly [string, string]; bits: readonly Bit[]; flat?: true };

const BOWLS = {
  shurpa: {
    broth: ['#f3c765', '#cf8f2c'],
    bits: ['potato', 'meat', 'carrot', 'pea', 'potato', 'carrot', 'meat', 'green'],
  },
  lagman: {
    broth: ['#e8743a', '#b03c18'],
    bits: ['noodle', 'meat', 'pepper', 'carrot', 'tomato', 'meat', 'green'],
  },
  'fried-lagman': {
    broth: ['#c9823a', '#8a4a18'],
    bits: ['noodle', 'noodle', 'meat', 'pepper', 'pepper', 'meat', 'green'],
  },
  mastava: { broth: ['#f0a04a', '#c9691f'], bits: ['rice', 'carrot', 'meat', 'potato', 'yoghurt', 'green'] },
  chuchvara: {
    broth: ['#f8dc8e', '#dcae48'],
    bits: ['dumpling', 'dumpling', 'dumpling', 'dumpling', 'dumpling', 'green'],
  },
  mampar: {
    broth: ['#ec8a45', '#bf4f1d'],
    bits: ['dough', 'pepper', 'dough', 'egg', 'potato', 'egg', 'green'],
  },
  moshkhurda: { broth: ['#c9b45a', '#94802d'], bits: ['bean', 'rice', 'bean', 'meat', 'yoghurt', 'green'] },
  norin: {
    broth: ['#f6e6c3', '#d8bd88'],
    bits: ['noodle', 'noodle', 'noodle', 'meat', 'meat', 'meat', 'green'],
    flat: true,
  },
} as const satisfies Record<string, Bowl>;

/** Names of the bowls that can be drawn. */
export const BOWLS_DRAWN = Object.keys(BOWLS) as (keyof typeof BOWLS)[];

const grains = (color: string, seed: number, rx: number) =>
  scatter(26, seed, (_, roll) =>
    at(roll() * 150 - 75, roll() * 50 - 25, {
      turn: roll() * 180,
      shape: ellipse(0, 0, { rx, ry: rx * 0.55, fill: color }),
    }),
  );

const strands = scatter(11, 40, (i, roll) => {
  const y = -30 + i * 5.6;
  const bend = roll() * 26 - 13;
  return `<path d="M-84 ${y}q28 ${bend} 56 0t56 ${-bend / 2}t56 ${bend / 3}" stroke="${i % 2 ? '#ffeec2' : '#f3d28c'}" stroke-width="7" fill="none" stroke-linecap="round"/>`;
});

/** Spread over the whole bowl, or one piece that gets a place of its own. */
const SPREAD: Partial<Record<Bit, string>> = {
  noodle: strands,
  rice: grains('#fff8e6', 6, 5),
  bean: grains('#6f7a2c', 14, 5.5),
  pea: grains('#f5dca0', 20, 6.5),
  green: scatter(20, 61, (_, roll) =>
    at(roll() * 140 - 70, roll() * 48 - 24, {
      turn: roll() * 180,
      shape: '<path d="M-7 0q7 -8 14 0q-7 8 -14 0z" fill="#4f9a35"/>',
    }),
  ),
};

const PIECES: Partial<Record<Bit, string>> = {
  meat: '<rect x="-19" y="-12" width="38" height="24" rx="9" fill="url(#meat)"/><rect x="-13" y="-8" width="18" height="5" rx="2.5" fill="#fff" opacity=".28"/>',
  carrot:
    ellipse(0, 1.5, { rx: 15, ry: 10, fill: '#d8661a' }) +
    ellipse(0, 0, { rx: 15, ry: 9.5, fill: '#ff9a3c' }) +
    ellipse(0, 0, { rx: 7, ry: 4.4, fill: '#ffbd70' }),
  potato: '<rect x="-20" y="-13" width="40" height="25" rx="11" fill="url(#potato)"/>',
  dumpling:
    '<path d="M-22 8c-4 -22 12 -26 22 -26s26 4 22 26q-22 10 -44 0z" fill="url(#dough)"/><path d="M-12 -6q4 4 3 10M0 -9v13M12 -6q-4 4 -3 10" stroke="#cfa868" stroke-width="2.5" fill="none"/>',
  dough: '<rect x="-17" y="-11" width="34" height="22" rx="5" fill="url(#dough)"/>',
  egg: '<rect x="-21" y="-6" width="42" height="12" rx="5" fill="#ffd24d"/><rect x="-21" y="2" width="42" height="4" rx="2" fill="#e9a92a"/>',
  pepper:
    '<path d="M-18 -4q18 -14 36 0q-18 -4 -36 0z" fill="#e0402c" stroke="#e0402c" stroke-width="6" stroke-linejoin="round"/>',
  tomato:
    ellipse(0, 0, { rx: 14, ry: 9, fill: '#ef4f3b' }) + ellipse(-3, -2, { rx: 6, ry: 3, fill: '#ff9384' }),
  yoghurt:
    ellipse(0, 0, { rx: 32, ry: 15, fill: '#ffffff' }) +
    '<path d="M-18 2q18 -14 34 -2" stroke="#dfe2ea" stroke-width="3.5" fill="none" stroke-linecap="round"/>',
};

const PLACES = [
  [-44, -8],
  [34, -14],
  [-6, 14],
  [52, 12],
  [-2, -18],
  [-56, 14],
  [22, 4],
] as const;

const MOTIF = [52, 90, 128, 166, 204]
  .map((x, i) =>
    at(x, 168 + (i === 0 || i === 4 ? -12 : i === 2 ? 6 : 0), {
      shape:
        '<path d="M0 -20c14 10 14 26 0 36c-14 -10 -14 -26 0 -36z" fill="#2f6fb5"/><path d="M0 -11c7 6 7 14 0 20c-7 -6 -7 -14 0 -20z" fill="#fff"/>' +
        ellipse(-15, 4, { rx: 4, ry: 5, fill: '#5aa3dc' }),
    }),
  )
  .join('');

/** A deep bowl with the blue cotton pattern, full to the brim. */
export function drawBowl(name: keyof typeof BOWLS): string {
  const bowl: Bowl = BOWLS[name];
  const spread = bowl.bits.filter((bit) => SPREAD[bit] && bit !== 'green');
  const pieces = bowl.bits.flatMap((bit) => PIECES[bit] ?? []);
  const inside =
    spread.map((bit, i) => at(0, bowl.flat ? -i * 7 : 0, { turn: i * 9, shape: SPREAD[bit]! })).join('') +
    pieces
      .map((shape, i) =>
        at(PLACES[i % PLACES.length]![0], PLACES[i % PLACES.length]![1], { turn: (i % 3) * 14 - 14, shape }),
      )
      .join('') +
    SPREAD.green!;
  const defs =
    linear('china', ['#ffffff', '#eef2f8', '#cbd5e3']) +
    linear('lip', ['#d4dbe6', '#ffffff']) +
    glow('broth', bowl.broth) +
    glow('meat', ['#b06a3d', '#7a3f1f', '#4f2410']) +
    linear('potato', ['#ffe9a6', '#e6bd5a']) +
    linear('dough', ['#fff8e2', '#ecd19a']) +
    '<clipPath id="well"><ellipse cx="128" cy="104" rx="102" ry="38"/></clipPath>';
  const body =
    ellipse(128, 226, { rx: 54, ry: 12, fill: '#b9c5d6' }) +
    '<path d="M10 104h236c-4 72 -50 122 -118 122S14 176 10 104z" fill="url(#china)"/>' +
    MOTIF +
    '<path d="M32 128c8 40 26 64 50 80" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none" opacity=".7"/>' +
    ellipse(128, 104, { rx: 118, ry: 50, fill: 'url(#lip)' }) +
    ellipse(128, 104, { rx: 118, ry: 50, fill: 'none', more: 'stroke="#2f6fb5" stroke-width="4"' }) +
    ellipse(128, 106, { rx: 103, ry: 39, fill: 'url(#broth)' }) +
    `<g clip-path="url(#well)">${at(128, 106, { shape: inside })}</g>`;
  return drawing(defs, body);
}
