export { NoticeBar } from './notice-bar.tsx';
