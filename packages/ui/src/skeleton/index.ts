export {
  Skeleton,
  SkeletonCards,
  SkeletonRows,
  type SkeletonListProps,
  type SkeletonProps,
} from './skeleton.tsx';
