export { CategoryChips, FilterButton } from './category-chips.tsx';
