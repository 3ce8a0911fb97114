/** A landmark's sign: its colour by day and by night, and a white picture on a 14 × 14 field around the middle. */
export interface Icon {
  readonly light: string;
  readonly dark: string;
  readonly path: string;
}

const TREE = 'M0-4.4 3.2.4H1.9L3.9 3H.7v1.6H-.7V3H-3.9L-1.9.4H-3.2Z';
const BASKET = 'M-4-.8H4L3 3.6H-3ZM-2.4-.8 0-4.2 2.4-.8H1.1L0-2.4-1.1-.8Z';
const DOME = 'M-3.6 3.8V.4Q-3.4-1.6-.5-3V-4.6H.5V-3Q3.4-1.6 3.6.4V3.8H1.2V1.9Q0 .6-1.2 1.9V3.8Z';
const COLUMNS =
  'M0-4.2 4.2-1.8V-.9H-4.2V-1.8ZM-3.5-.3H-2.2V2.5H-3.5ZM-.7-.3H.7V2.5H-.7ZM2.2-.3H3.5V2.5H2.2ZM-4.2 3H4.2V4H-4.2Z';
const STAR = 'M0-4.6 1.2-1.5 4.5-1.3 2 .8 2.8 4 0 2.2-2.8 4-2 .8-4.5-1.3-1.2-1.5Z';
const BAG = 'M-3.4-1.6H3.4L3.9 4H-3.9ZM-1.9-1.6Q-1.9-4.4 0-4.4T1.9-1.6H.9Q.9-3.4 0-3.4T-.9-1.6Z';
const TRAIN =
  'M-2.8-4H2.8V1.8L1.6 2.8 2.8 4.2H1.5L.5 2.9H-.5L-1.5 4.2H-2.8L-1.6 2.8-2.8 1.8ZM-1.9-3V-.6H1.9V-3Z';
const PLANE =
  'M0-4.8Q.7-4.4.7-3V-1.3L4.4 1.2V2.3L.7 1.1V3L1.8 3.9V4.6L0 4.1-1.8 4.6V3.9L-.7 3V1.1L-4.4 2.3V1.2L-.7-1.3V-3Q-.7-4.4 0-4.8Z';
const CAP = 'M0-3.4 5-1.1 0 1.2-5-1.1ZM-3 .7 0 2.1 3 .7V2.5Q0 4.4-3 2.5Z';
const CROSS = 'M-1.2-3.8H1.2V-1.2H3.8V1.2H1.2V3.8H-1.2V1.2H-3.8V-1.2H-1.2Z';
const METRO = 'M-4.2 3.4-2.4-3.6H-1.7L0 0 1.7-3.6H2.4L4.2 3.4H2.7L1.7-.6 0 3-1.7-.6-2.7 3.4Z';
const BALL = 'M0-4A4 4 0 1 1 0 4 4 4 0 1 1 0-4ZM0-1.6-1.5-.5-.9 1.3H.9L1.5-.5Z';

const ICONS: Readonly<Record<string, Icon>> = {
  park: { light: '#5c9e4c', dark: '#3f6f46', path: TREE },
  square: { light: '#7d8a6b', dark: '#5a6550', path: STAR },
  bazaar: { light: '#d9822b', dark: '#97602a', path: BASKET },
  mall: { light: '#8a63b8', dark: '#664d86', path: BAG },
  mosque: { light: '#2f8f83', dark: '#2b6a62', path: DOME },
  theatre: { light: '#b3517a', dark: '#84405d', path: COLUMNS },
  museum: { light: '#8f6b4a', dark: '#6d543c', path: COLUMNS },
  attraction: { light: '#c9682f', dark: '#8e4f2b', path: STAR },
  university: { light: '#4a76b8', dark: '#3d5b87', path: CAP },
  stadium: { light: '#4f9a6b', dark: '#3d7050', path: BALL },
  hospital: { light: '#cf4a4a', dark: '#963c3c', path: CROSS },
  station: { light: '#56687d', dark: '#475565', path: TRAIN },
  airport: { light: '#56687d', dark: '#475565', path: PLANE },
  metro: { light: '#d0342c', dark: '#a3362f', path: METRO },
};

/** The sign of a kind of landmark. */
export function iconOf(kind: string): Icon {
  return ICONS[kind] ?? { light: '#7b7468', dark: '#5d5850', path: STAR };
}
