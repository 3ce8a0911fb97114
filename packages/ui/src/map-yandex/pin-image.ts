import type { MapPin } from '../map-view/map-pin.ts';

/** The colours of the page that pins are drawn in. */
export type PinColors = { main: string; onMain: string };

/** A drop whose tip is at 22, 46 of a picture of 44 by 48 px. */
const DROP = 'M22 46C20 42 8 32 8 20a14 14 0 0 1 28 0c0 12-12 22-14 26z';

const PICTURES = {
  home: 'M12 3 2.5 11.5H5V21h5.5v-6h3v6H19v-9.5h2.5z',
  store:
    'M7 2v8a3 3 0 0 0 2 2.8V22h2v-9.2A3 3 0 0 0 13 10V2h-1.5v7H10.7V2H9.3v7H8.5V2zm9 0c-1.5 1-2.5 3-2.5 6.5V14H16v8h2V2z',
  courier:
    'M14 4h4v2h-1.6l2 5.1A4 4 0 1 1 15 15H9.9a4 4 0 1 1-5.4-4.7L4 9H2V7h5v2h-.9l.6 1.5A4 4 0 0 1 9.9 13h3.2l2-3.4L14.6 6H14z',
} as const;

const COURIER_GREEN = '#1f7a3d';

const isPictured = (kind: MapPin['kind']): kind is keyof typeof PICTURES => kind in PICTURES;

function fillOf({ kind, highlighted, disabled }: MapPin, { main }: PinColors): string {
  if (kind === 'courier') return COURIER_GREEN;
  if (disabled) return '#9aa0a8';
  return highlighted || kind === 'home' || kind === 'cluster' ? main : '#3f444c';
}

/** What is inside of the pin: a number, a picture or a dot. */
function signOf({ kind, highlighted, count }: MapPin, { onMain }: PinColors, middle: number): string {
  const color = highlighted || kind === 'home' || kind === 'cluster' ? onMain : '#fff';
  if (kind === 'cluster')
    return `<text x="22" y="29.5" text-anchor="middle" font-family="sans-serif" font-size="16" font-weight="600" fill="${color}">${count}</text>`;
  if (isPictured(kind))
    return `<path transform="translate(13 ${middle - 9}) scale(.75)" fill="${color}" d="${PICTURES[kind]}"/>`;
  return `<circle cx="22" cy="${middle}" r="5" fill="${color}"/>`;
}

/** A pin as a picture: an icon of API 2.1 is one. The same shapes as the elements of the other maps. */
export function pinImage(pin: MapPin, colors: PinColors): string {
  const isRound = pin.kind === 'courier' || pin.kind === 'cluster';
  const look = `fill="${fillOf(pin, colors)}" stroke="#fff" stroke-width="3"`;
  const body = isRound
    ? `<circle cx="22" cy="24" r="${pin.kind === 'cluster' ? 20 : 16}" ${look}/>`
    : `<path ${look} d="${DROP}"/>`;
  const sign = signOf(pin, colors, isRound ? 24 : 20);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="44" height="48" viewBox="0 0 44 48">${body}${sign}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
