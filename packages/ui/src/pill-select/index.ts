export { PillSelect, type PillSelectProps } from './pill-select.tsx';
