export { CategoryTiles, type CategoryTilesProps, type CategoryTile } from './category-tiles.tsx';
