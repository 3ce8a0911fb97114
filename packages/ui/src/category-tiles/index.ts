export { CategoryTiles } from './category-tiles.tsx';
