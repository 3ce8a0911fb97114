export { renderMenu } from './render-menu.tsx';
export { renderShell } from './render-shell.tsx';
export type { BrandPage, Page, PageInput, PagePreview, ScreenFiles, ShellAssets } from './page-input.ts';
export { sourceOfScreen } from '../app/routes/screen-table.ts';
