export * from './apply-cells.ts';
export { MENU_COLUMNS, type MenuColumn, type MenuRow, type NumberedRow } from './columns.ts';
export * from './menu-rows.ts';
export * from './plan-import.ts';
export * from './plan-patches.ts';
export * from './import-preview.ts';
export * from './row-error.ts';
