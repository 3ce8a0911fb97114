import { Input, Textarea } from '@vkontakte/vkui/dist/cssm';
import { useId, type HTMLInputAutoCompleteAttribute, type ReactNode, type Ref } from 'react';

import { FieldFrame, fieldMark, type FieldState } from './field-frame.tsx';
import styles from './text-field.module.css';

export type TextFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  aside?: string;
  hint?: string;
  state?: FieldState;
  message?: string | null;
  placeholder?: string;
  name?: string;
  id?: string;
  type?: 'text' | 'tel' | 'email' | 'search' | 'date' | 'time';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  enterKeyHint?: 'enter' | 'done' | 'go' | 'next' | 'search' | 'send';
  maxLength?: number;
  required?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
  before?: ReactNode;
  after?: ReactNode;
  /** Read aloud while the value is being checked. */
  busyLabel?: string;
  inputRef?: Ref<HTMLInputElement>;
  onBlur?: () => void;
};

const FRAME_STATUS = { empty: 'default', validating: 'default', error: 'error', success: 'valid' } as const;

/** One line of text with its label, state and message (ENUM-23). */
export function TextField(props: TextFieldProps) {
  const {
    label,
    value,
    onChange,
    aside,
    hint,
    state = 'empty',
    message,
    busyLabel,
    inputRef,
    after,
    ...rest
  } = props;
  const ownId = useId();
  const id = props.id ?? ownId;

  return (
    <FieldFrame id={id} label={label} aside={aside} hint={hint} state={state} message={message}>
      <Input
        {...rest}
        id={id}
        className={styles.field}
        value={value}
        getRef={inputRef}
        status={FRAME_STATUS[state]}
        onChange={(event) => onChange(event.target.value)}
        after={after ?? fieldMark(state, busyLabel)}
        slotProps={{
          input: {
            'aria-describedby': `${id}-note`,
            'aria-invalid': state === 'error' || undefined,
            'data-autofocus': rest.autoFocus ? '' : undefined,
          },
        }}
      />
    </FieldFrame>
  );
}

export type TextAreaProps = Pick<
  TextFieldProps,
  | 'label'
  | 'value'
  | 'onChange'
  | 'aside'
  | 'hint'
  | 'state'
  | 'message'
  | 'placeholder'
  | 'name'
  | 'id'
  | 'maxLength'
  | 'disabled'
> & { rows?: number };

/** Several lines of text: a comment, a note. It grows with what is written. */
export function TextArea({
  label,
  value,
  onChange,
  aside,
  hint,
  state = 'empty',
  message,
  rows = 2,
  ...rest
}: TextAreaProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;

  return (
    <FieldFrame id={id} label={label} aside={aside} hint={hint} state={state} message={message}>
      <Textarea
        {...rest}
        id={id}
        className={styles.area}
        rows={rows}
        value={value}
        status={FRAME_STATUS[state]}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{
          textArea: { 'aria-describedby': `${id}-note`, 'aria-invalid': state === 'error' || undefined },
        }}
      />
    </FieldFrame>
  );
}
