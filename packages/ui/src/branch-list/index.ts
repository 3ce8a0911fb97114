export { BranchList } from './branch-list.tsx';
