import { Glyph, type IconProps } from '../icons/glyph.tsx';

// The menu's script carries these alone: a chunk keeps every part of a file that any other chunk uses.

export function SearchIcon(props: IconProps) {
  return <Glyph {...props} d="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4 4" />;
}

export function FilterIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M4 7h10m4 0h2M4 17h2m4 0h10M16 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-8 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z"
    />
  );
}

export function ChevronDownIcon(props: IconProps) {
  return <Glyph {...props} d="m6 9.5 6 6 6-6" />;
}

export function UserIcon(props: IconProps) {
  return <Glyph {...props} d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8a7.5 7.5 0 0 1 15 0" />;
}

export function HeartIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M12 20S4 15 4 9.2C4 6.6 6 5 8 5c1.7 0 3.2 1 4 2.5C12.8 6 14.3 5 16 5c2 0 4 1.6 4 4.2C20 15 12 20 12 20Z"
    />
  );
}

export function HeartFilledIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      fill
      d="M12 20S4 15 4 9.2C4 6.6 6 5 8 5c1.7 0 3.2 1 4 2.5C12.8 6 14.3 5 16 5c2 0 4 1.6 4 4.2C20 15 12 20 12 20Z"
    />
  );
}

export function PinIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M12 21s-7-6.2-7-11a7 7 0 0 1 14 0c0 4.8-7 11-7 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z"
    />
  );
}

export function OfflineIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="m4 4 16 16M8.5 14.5a5 5 0 0 1 5.3-1.1M5 11a10 10 0 0 1 3-2m4-1a10 10 0 0 1 7 3M12 18.5v.2"
    />
  );
}
