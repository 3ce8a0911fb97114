export { ChipGroup } from './chip-group.tsx';
