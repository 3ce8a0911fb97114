export { Stars, StarRating } from './star-rating.tsx';
