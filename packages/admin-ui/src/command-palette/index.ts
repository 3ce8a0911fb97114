export { CommandPalette, type Command } from './command-palette.tsx';
