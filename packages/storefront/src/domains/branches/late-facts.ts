// One chunk for what the menu asks after its first paint.
export { loadGrades } from '../menu/load-grades.ts';
export { loadOpening } from './load-opening.ts';
