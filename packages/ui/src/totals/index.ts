export { Totals, type TotalsLine } from './totals.tsx';
