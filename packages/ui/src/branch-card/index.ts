export { BranchCard } from './branch-card.tsx';
