export { TextArea, TextField } from './text-field.tsx';
