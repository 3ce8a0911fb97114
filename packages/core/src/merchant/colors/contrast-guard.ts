import { buttonColor, DARK_SURFACES, LIGHT_SURFACES, textOn } from './brand-colors.ts';
import { contrastRatio, type HexColor, shiftUntilReadable, TEXT_CONTRAST } from './contrast.ts';

/** Where guests read text in or on the main colour: on buttons, on the light page, on the dark one. */
export const GUARDED_PLACES = ['BUTTON', 'LIGHT', 'DARK'] as const;
/** A place where guests read text in or on the main colour. */
export type GuardedPlace = (typeof GUARDED_PLACES)[number];

/** How well the main colour can be read at a place, and the nearest shade that can: the one that is shown there (D68). */
export type Guarded = { place: GuardedPlace; ratio: number; isReadable: boolean; shade: HexColor };

const SURFACES = { LIGHT: LIGHT_SURFACES, DARK: DARK_SURFACES };

/** Checks the main colour at every place. It stops nothing: the storefront shows the readable shade by itself. */
export function contrastGuard({
  mainColor,
  mainColorType,
}: {
  mainColor: string;
  mainColorType: string;
}): Guarded[] {
  return GUARDED_PLACES.map((place) => {
    const against = place === 'BUTTON' ? [textOn(mainColorType)] : SURFACES[place];
    const ratio = Math.min(...against.map((other) => contrastRatio(mainColor, other)));
    const shade =
      place === 'BUTTON'
        ? buttonColor(mainColor, mainColorType)
        : shiftUntilReadable(mainColor, place === 'LIGHT' ? '#000000' : '#FFFFFF', { against });
    return { place, ratio, isReadable: ratio >= TEXT_CONTRAST, shade };
  });
}
