export { CategoryChips } from './category-chips.tsx';
