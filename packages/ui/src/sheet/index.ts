export { Sheet, SheetBody, type SheetProps } from './sheet.tsx';
export { useTopSheet } from './open-sheets.ts';
