export { ProgressNote, type ProgressNoteProps } from './progress-note.tsx';
