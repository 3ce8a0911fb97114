import { contrastRatio, type HexColor, isGrey, shiftUntilReadable } from './contrast.ts';

const WHITE = '#FFFFFF';
const BLACK = '#000000';

/** The surfaces of the light palette that accent text is put on; the worst one decides. */
export const LIGHT_SURFACES = ['#FFFFFF', '#F5F5F5'] as const;
/** The surfaces of the dark palette. */
export const DARK_SURFACES = ['#19191A', '#232324'] as const;

/** What a brand's page is painted with; every pair of text and surface has at least 4.5:1. */
export type BrandColors = {
  /** The merchant's colour as it is, for places without text. */
  main: HexColor;
  /** The main colour's shade that a button has on a light page, and on a dark one. */
  buttonOnLight: HexColor;
  buttonOnDark: HexColor;
  onButton: typeof WHITE | typeof BLACK;
  /** Links, prices and icons on light surfaces, and on dark ones. */
  accentOnLight: HexColor;
  accentOnDark: HexColor;
  /** What is chosen or switched on, on a light page, and on a dark one. */
  chosenOnLight: HexColor;
  chosenOnDark: HexColor;
};

/** White text where `mainColorType` is 'dark', otherwise black (TEN-13). */
export function textOn(mainColorType: string): typeof WHITE | typeof BLACK {
  return mainColorType === 'dark' ? WHITE : BLACK;
}

/** The shade of the main colour on which its text can be read: the shade moves, not the text rule (D68). */
export function buttonColor(mainColor: string, mainColorType: string): HexColor {
  const text = textOn(mainColorType);
  return shiftUntilReadable(mainColor, text === WHITE ? BLACK : WHITE, { against: [text] });
}

/** The minimum contrast of a button to its page. Below it, a white button on a white page is invisible. */
const EDGE_CONTRAST = 1.2;
/** The same for a button without a hue, which would otherwise look like one that rests. */
const GREY_EDGE_CONTRAST = 1.6;
const edge = (button: string) => (isGrey(button) ? GREY_EDGE_CONTRAST : EDGE_CONTRAST);

/** What marks a choice where the brand's colour cannot: nearly the page's own ink, on light and on dark. */
const LIGHT_INK = '#17181B';
const DARK_INK = '#E1E3E6';
/** The contrast that WCAG 2.2 requires of a state shown by colour (1.4.11). */
const STATE_CONTRAST = 3;

/**
 * A white switch on a white page is invisible: without a hue and without contrast the ink colour shows that it is on.
 */
function chosenColor(button: HexColor, surface: string, ink: HexColor): HexColor {
  return isGrey(button) && contrastRatio(button, surface) < STATE_CONTRAST ? ink : button;
}

/** Every colour that follows from the merchant's two settings. */
export function brandColors(look: { mainColor: string; mainColorType: string }): BrandColors {
  const { mainColor, mainColorType } = look;
  const button = buttonColor(mainColor, mainColorType);
  const onLight = shiftUntilReadable(button, BLACK, { against: [WHITE], ratio: edge(button) });
  const onDark = shiftUntilReadable(button, WHITE, { against: DARK_SURFACES, ratio: edge(button) });
  return {
    main: mainColor as HexColor,
    buttonOnLight: onLight,
    buttonOnDark: onDark,
    onButton: textOn(mainColorType),
    accentOnLight: shiftUntilReadable(mainColor, BLACK, { against: LIGHT_SURFACES }),
    accentOnDark: shiftUntilReadable(mainColor, WHITE, { against: DARK_SURFACES }),
    chosenOnLight: chosenColor(onLight, WHITE, LIGHT_INK),
    chosenOnDark: chosenColor(onDark, DARK_SURFACES[1], DARK_INK),
  };
}
