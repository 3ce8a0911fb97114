export { Cell, CellList, SwitchCell, type CellProps, type SwitchCellProps } from './cell-list.tsx';
