export { ChipGroup, type ChipGroupProps, type ToggleChip } from './chip-group.tsx';
