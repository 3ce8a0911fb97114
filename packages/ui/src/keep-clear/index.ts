export { keepClear } from './keep-clear.ts';
