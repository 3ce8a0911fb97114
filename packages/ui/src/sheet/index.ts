export { Sheet, SheetBody, type SheetProps } from './sheet.tsx';
export { enterSheet, onSheets, type OpenSheet, openSheets, useTopSheet } from './open-sheets.ts';
export { SheetContext } from './sheet-context.ts';
