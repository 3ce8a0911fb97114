export type IconProps = { size?: 16 | 20 | 24 | 28 };

type GlyphProps = IconProps & {
  d: string;
  fill?: boolean;
  /** Points along the text, so it turns round where text runs from right to left. */
  mirror?: boolean;
};

/** A line drawing on a 24-unit grid in the colour of its text. Decorative: its button or row has the label. */
export function Glyph({ d, size = 24, fill, mirror }: GlyphProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={fill ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      data-mirror={mirror ? '' : undefined}
    >
      <path d={d} />
    </svg>
  );
}
