import type { Tint } from './tints.ts';

/** The signs that brands are known by. */
export type Mark = 'lagan' | 'burger' | 'cup';

/**
 * What a picture shows, before it is drawn. `show` names drawings and emojis, the main one first:
 * 'plov.wedding 🧄', '🥟×3 🥣', '🫖@225' for an emoji with its hue turned.
 *
 * - dish: a product on its plate, 480 px square;
 * - chip: something small on a tinted ground, 240 px square;
 * - wide: a banner, 16:7; tall: a slide of a story, 9:16;
 * - logo and favicon: the brand's sign on its colour.
 */
export type Picture = ShownPicture | MarkPicture;

export type ShownPicture = { kind: 'dish' | 'chip' | 'wide' | 'tall'; tint: Tint; show: string };
export type MarkPicture = { kind: 'logo' | 'favicon'; mark: Mark; ground: string; ink: string };

/** Whether a picture is a brand's sign. */
export function isMark(picture: Picture): picture is MarkPicture {
  return picture.kind === 'logo' || picture.kind === 'favicon';
}

/** Gives the address under which a picture is served. */
export type Art = (picture: Picture) => string;

/** What is known of a picture without drawing it. */
export function pictureKey(picture: Picture): string {
  return isMark(picture)
    ? `${picture.kind} ${picture.mark} ${picture.ground} ${picture.ink}`
    : `${picture.kind} ${picture.tint} ${picture.show}`;
}
