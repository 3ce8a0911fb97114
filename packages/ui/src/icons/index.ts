export * from './icons.tsx';
export * from '../menu-icons/menu-icons.tsx';
export type { IconProps } from './glyph.tsx';
