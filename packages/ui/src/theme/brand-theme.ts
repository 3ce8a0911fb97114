/** A merchant's colours for one scheme. All are `#rgb`, `#rrggbb` or `#rrggbbaa`; contrast is computed by the caller. */
export type BrandColors = {
  /** What can be pressed or is chosen is painted with it. */
  mainColor: string;
  /** Text and icons on `mainColor`. */
  onMainColor: string;
  /** The brand's colour as text on a page, dark or light enough for WCAG AA. */
  accentText: string;
  /**
   * The colour of chosen and switched-on parts, where `mainColor` is unsuitable in one of the schemes; then in both.
   */
  chosenColor?: string;
};

export type BrandThemeInput = BrandColors & {
  /** Colours on dark surfaces; without them the light ones serve both. */
  dark?: BrandColors;
};

const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

function declarations(colors: BrandColors): string {
  const wanted: [string, string][] = [
    ['--dx-main', colors.mainColor],
    ['--dx-on-main', colors.onMainColor],
    ['--dx-accent-text', colors.accentText],
  ];
  if (colors.chosenColor) wanted.push(['--dx-chosen', colors.chosenColor]);
  return wanted
    .filter(([, color]) => HEX.test(color))
    .map(([name, color]) => `${name}:${color}`)
    .join(';');
}

/**
 * The CSS that turns tokens.css into a brand's own. It outweighs the tokens wherever they come from, and whenever.
 * Whatever is not a hexadecimal colour is left out, so no setting can break out of the rule.
 */
export function brandTheme({ dark, ...light }: BrandThemeInput): string {
  const onDark = declarations(dark ?? light);
  return [
    `:root:root:root{${declarations(light)}}`,
    `@media (prefers-color-scheme:dark){:root:root:root:not([data-scheme='light']){${onDark}}}`,
    `:root:root:root[data-scheme='dark']{${onDark}}`,
  ].join('');
}

/** CSS rules for names on pictures: a merchant's text colour, on the background that was computed for it. */
export function tintRules(tints: Readonly<Record<string, { text: string; ground: string }>>): string {
  return Object.entries(tints)
    .filter(([id, { text, ground }]) => HEX.test(text) && HEX.test(ground) && /^[\w-]+$/.test(id))
    .map(([id, { text, ground }]) => `[data-tint='${id}']{color:${text};background:${ground}}`)
    .join('');
}
