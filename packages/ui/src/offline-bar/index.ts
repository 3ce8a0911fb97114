export { OfflineBar } from './offline-bar.tsx';
