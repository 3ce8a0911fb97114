export * from './icons.tsx';
export type { IconProps } from './glyph.tsx';
