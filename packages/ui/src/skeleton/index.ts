export { Skeleton, SkeletonCards, SkeletonRows } from './skeleton.tsx';
