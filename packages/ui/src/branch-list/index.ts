export { BranchList, type BranchListProps, type BranchRow } from './branch-list.tsx';
