export { Sheet, SheetBody } from './sheet.tsx';
export { enterSheet, onSheets, type OpenSheet, openSheets } from './open-sheets.ts';
export { SheetContext } from './sheet-context.ts';
