export { Cell, CellList, SwitchCell } from './cell-list.tsx';
