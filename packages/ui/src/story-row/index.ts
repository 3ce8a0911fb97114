export { StoryRow, type StoryCircle, type StoryRowProps } from './story-row.tsx';
