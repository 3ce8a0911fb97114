export { GroupTabs, type GroupTab, type GroupTabsProps } from './group-tabs.tsx';
