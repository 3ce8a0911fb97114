import { at, ellipse, linear, glow, scatter } from './svg.ts';

/** What may lie in a bowl. */
export type Bit =
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
  | 'bean'
  | 'cucumber'
  | 'onion'
  | 'leaf'
  | 'cheese'
  | 'olive'
  | 'crouton'
  | 'berry'
  | 'banana'
  | 'oat'
  | 'butter'
  | 'avocado'
  | 'chicken'
  | 'aubergine'
  | 'seed'
  | 'cabbage';

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

const leaves = (colors: readonly [string, string], seed: number) =>
  scatter(26, seed, (i, roll) =>
    at(roll() * 156 - 78, roll() * 52 - 26, {
      turn: roll() * 360,
      shape: `<path d="M-19 0c4 -14 12 -8 19 -13c6 6 18 0 19 11c-4 12 -13 7 -20 12c-6 -6 -16 0 -18 -10z" fill="${colors[i % 2]}"/><path d="M-13 0q13 -4 26 0" stroke="#fff" stroke-width="1.5" opacity=".5" fill="none"/>`,
    }),
  );

/** Spread over the whole bowl. */
export const SPREAD: Partial<Record<Bit, string>> = {
  noodle: strands,
  rice: grains('#fff8e6', 6, 5),
  bean: grains('#6f7a2c', 14, 5.5),
  pea: grains('#f5dca0', 20, 6.5),
  oat: grains('#d9b27c', 26, 7) + grains('#f0d9ac', 33, 6),
  seed: grains('#d1284a', 44, 4.5),
  leaf: leaves(['#8cc63f', '#5a9e2f'], 17),
  cabbage: leaves(['#e8edc6', '#cdb3dd'], 23) + grains('#ff9a3c', 51, 8),
  green: scatter(20, 61, (_, roll) =>
    at(roll() * 140 - 70, roll() * 48 - 24, {
      turn: roll() * 180,
      shape: '<path d="M-7 0q7 -8 14 0q-7 8 -14 0z" fill="#4f9a35"/>',
    }),
  ),
};

const slice = ([skin, flesh, heart]: [string, string, string]) =>
  ellipse(0, 2, { rx: 19, ry: 13, fill: skin }) +
  ellipse(0, 0, { rx: 18, ry: 11.5, fill: flesh }) +
  ellipse(0, 0, { rx: 9, ry: 5.5, fill: heart });

const cube = ([top, side]: [string, string]) =>
  `<rect x="-14" y="-4" width="28" height="15" rx="4" fill="${side}"/><rect x="-14" y="-12" width="28" height="15" rx="5" fill="${top}"/>`;

/** One piece that gets a place of its own. */
export const PIECES: Partial<Record<Bit, string>> = {
  meat: '<rect x="-19" y="-12" width="38" height="24" rx="9" fill="url(#meat)"/><rect x="-13" y="-8" width="18" height="5" rx="2.5" fill="#fff" opacity=".28"/>',
  chicken:
    '<rect x="-21" y="-11" width="42" height="22" rx="9" fill="url(#chicken)"/><path d="M-10 -9l-4 18M2 -9l-4 18M14 -9l-4 18" stroke="#7c4312" stroke-width="3" opacity=".45"/>',
  carrot: slice(['#d8661a', '#ff9a3c', '#ffbd70']),
  cucumber: slice(['#2f7a2b', '#c7e58f', '#e6f4bf']),
  tomato: slice(['#c8281f', '#f0574a', '#ff9384']),
  potato: '<rect x="-20" y="-13" width="40" height="25" rx="11" fill="url(#potato)"/>',
  dumpling:
    '<path d="M-22 8c-4 -22 12 -26 22 -26s26 4 22 26q-22 10 -44 0z" fill="url(#dough)"/><path d="M-12 -6q4 4 3 10M0 -9v13M12 -6q-4 4 -3 10" stroke="#cfa868" stroke-width="2.5" fill="none"/>',
  dough: '<rect x="-17" y="-11" width="34" height="22" rx="5" fill="url(#dough)"/>',
  egg: ellipse(0, 0, { rx: 19, ry: 13, fill: '#ffffff' }) + ellipse(2, 0, { rx: 10, ry: 7, fill: '#ffb62e' }),
  pepper:
    '<path d="M-18 -4q18 -14 36 0q-18 -4 -36 0z" fill="#e0402c" stroke="#e0402c" stroke-width="6" stroke-linejoin="round"/>',
  onion:
    ellipse(0, 0, { rx: 19, ry: 11, fill: 'none', more: 'stroke="#f6eaf4" stroke-width="5"' }) +
    ellipse(0, 0, { rx: 11, ry: 6, fill: 'none', more: 'stroke="#b98bb4" stroke-width="3"' }),
  cheese: cube(['#ffffff', '#dfe0e6']),
  crouton: cube(['#f3c774', '#c98d3a']),
  butter: cube(['#ffe27a', '#f0b93a']),
  olive:
    ellipse(0, 0, { rx: 11, ry: 9, fill: '#3c3a52' }) + ellipse(0, -1, { rx: 4, ry: 3, fill: '#1d1b2b' }),
  berry:
    ellipse(0, 0, { rx: 11, ry: 10, fill: '#4a4fb5' }) + ellipse(-3, -3, { rx: 4, ry: 3, fill: '#8f93e0' }),
  banana: slice(['#e8c34a', '#fff0b8', '#f3d98a']),
  avocado:
    '<path d="M-24 4c4 -20 40 -22 48 -2c-12 12 -38 14 -48 2z" fill="#5f8f2f"/><path d="M-19 3c4 -14 32 -16 38 -2c-10 8 -30 10 -38 2z" fill="#d9e98a"/>',
  aubergine: slice(['#3c1c4f', '#6d4380', '#e8d9a6']),
  yoghurt:
    ellipse(0, 0, { rx: 32, ry: 15, fill: '#ffffff' }) +
    '<path d="M-18 2q18 -14 34 -2" stroke="#dfe2ea" stroke-width="3.5" fill="none" stroke-linecap="round"/>',
};

/** Gradients that the pieces are painted with. */
export const BIT_PAINTS =
  glow('meat', ['#b06a3d', '#7a3f1f', '#4f2410']) +
  linear('chicken', ['#ffd493', '#dd9a45', '#a9651f']) +
  linear('potato', ['#ffe9a6', '#e6bd5a']) +
  linear('dough', ['#fff8e2', '#ecd19a']);
