import type { Mark } from '../picture.ts';
import { BOX } from './svg.ts';

const STEAM = (ink: string) =>
  `<g fill="none" stroke="${ink}" stroke-width="13" stroke-linecap="round"><path d="M96 86c-16 -18 16 -26 0 -48"/><path d="M128 78c-16 -18 16 -26 0 -48"/><path d="M160 86c-16 -18 16 -26 0 -48"/></g>`;

const MARKS: Record<Mark, (ink: string, ground: string) => string> = {
  lagan: (ink, ground) =>
    STEAM(ink) +
    `<path d="M66 158c4 -40 30 -58 62 -58s58 18 62 58z" fill="${ink}"/>` +
    `<path d="M104 138l14 -16M128 142v-20M152 138l-14 -16" stroke="${ground}" stroke-width="9" stroke-linecap="round"/>` +
    `<path d="M32 166h192q6 0 4 8c-10 30 -40 44 -60 46h-80c-20 -2 -50 -16 -60 -46q-2 -8 4 -8z" fill="${ink}"/>` +
    [80, 128, 176].map((x) => `<circle cx="${x}" cy="192" r="8" fill="${ground}"/>`).join(''),
  burger: (ink, ground) =>
    `<path d="M44 122c0 -50 38 -78 84 -78s84 28 84 78q0 8 -8 8h-152q-8 0 -8 -8z" fill="${ink}"/>` +
    [92, 128, 164]
      .map((x, i) => `<ellipse cx="${x}" cy="${i === 1 ? 74 : 88}" rx="9" ry="6" fill="${ground}"/>`)
      .join('') +
    `<path d="M40 146q22 -12 44 0t44 0t44 0t44 0" fill="none" stroke="${ink}" stroke-width="15" stroke-linecap="round"/>` +
    `<path d="M44 174h168q8 0 8 8c0 22 -18 34 -40 34h-104c-22 0 -40 -12 -40 -34q0 -8 8 -8z" fill="${ink}"/>`,
  cup: (ink, ground) =>
    STEAM(ink) +
    `<path d="M188 118c46 -6 46 54 -10 56" fill="none" stroke="${ink}" stroke-width="16" stroke-linecap="round"/>` +
    `<path d="M52 102h146q8 0 7 8c-4 58 -34 88 -80 88s-76 -30 -80 -88q-1 -8 7 -8z" fill="${ink}"/>` +
    `<path d="M125 178c-44 -20 -30 -52 -10 -46c6 2 9 6 10 10c1 -4 4 -8 10 -10c20 -6 34 26 -10 46z" fill="${ground}"/>` +
    `<rect x="44" y="210" width="166" height="14" rx="7" fill="${ink}"/>`,
};

/** A brand's sign: its mark in `ink` on a rounded square of `ground`. Drawn in paths, since fonts differ by machine. */
export function drawMark(mark: Mark, ground: string, ink: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX} ${BOX}" width="${BOX}" height="${BOX}">` +
    `<rect width="${BOX}" height="${BOX}" rx="60" fill="${ground}"/>${MARKS[mark](ink, ground)}</svg>`
  );
}
