export { TextArea, TextField, type TextAreaProps, type TextFieldProps } from './text-field.tsx';
export type { FieldState } from './field-frame.tsx';
