export { CategoryChips, type CategoryChip, type CategoryChipsProps } from './category-chips.tsx';
