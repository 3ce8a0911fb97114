export { ConfirmSheet } from './confirm-sheet.tsx';
