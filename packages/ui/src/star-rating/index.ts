export { Stars, StarRating, type StarRatingProps } from './star-rating.tsx';
