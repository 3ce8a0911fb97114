export { TextArea, TextField, type FieldInput } from './text-field.tsx';
