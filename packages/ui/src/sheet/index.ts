export { Sheet, type SheetProps } from './sheet.tsx';
export { useTopSheet } from './open-sheets.ts';
