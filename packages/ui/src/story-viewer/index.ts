export { StoryViewer } from './story-viewer.tsx';
