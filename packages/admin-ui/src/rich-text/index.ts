export { RichText, type RichTextLabels } from './rich-text.tsx';
