export { StoryRow } from './story-row.tsx';
