export { GroupTabs } from './group-tabs.tsx';
