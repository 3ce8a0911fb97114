export { BranchCard, type BranchCardProps } from './branch-card.tsx';
