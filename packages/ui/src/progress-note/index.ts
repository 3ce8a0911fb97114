export { ProgressNote } from './progress-note.tsx';
