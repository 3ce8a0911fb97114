export { StoryViewer, type StoryFrame, type StoryViewerProps } from './story-viewer.tsx';
