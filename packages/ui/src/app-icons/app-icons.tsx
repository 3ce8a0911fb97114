import { Glyph, type IconProps } from '../icons/glyph.tsx';

/** The App Store: a letter of three sticks in a tile. */
export function AppStoreIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5Zm4.8 4-4.6 8.6m3-8.6 4.6 8.6M7.2 13.6h9.6"
    />
  );
}

/** Google Play: a triangle folded from four. */
export function GooglePlayIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M5.5 4.6v14.8a1 1 0 0 0 1.5.9l12.9-7.4a1 1 0 0 0 0-1.8L7 3.7a1 1 0 0 0-1.5.9Zm.4-.6L15.7 15.3M5.9 20l9.8-11.3"
    />
  );
}
