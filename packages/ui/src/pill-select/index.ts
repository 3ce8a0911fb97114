export { PillSelect } from './pill-select.tsx';
