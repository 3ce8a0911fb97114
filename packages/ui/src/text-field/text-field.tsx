import { Input, Textarea } from '@vkontakte/vkui/dist/cssm';
import { useId, type HTMLInputAutoCompleteAttribute, type ReactNode, type Ref } from 'react';

import { directionOf } from './direction-of.ts';
import { FieldFrame, fieldMark, type FieldState } from './field-frame.tsx';
import styles from './text-field.module.css';

export type TextFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  feedback?: FieldFeedback;
  input?: FieldInput & { ref?: Ref<HTMLInputElement> };
  before?: ReactNode;
  after?: ReactNode;
  onBlur?: () => void;
};

/** What a field shows about its value: texts around it and its state (ENUM-23). */
export type FieldFeedback = {
  aside?: string;
  hint?: string;
  state?: FieldState;
  message?: string | null;
  /** Read aloud while the value is being checked. */
  busyLabel?: string;
};

/** Attributes of the input element. */
export type FieldInput = {
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
};

const FRAME_STATUS = { empty: 'default', validating: 'default', error: 'error', success: 'valid' } as const;

/** Numbers, phones and dates have no letters that a direction follows from. */
const isFreeText = ({ type = 'text', inputMode = 'text' }: FieldInput) =>
  type === 'text' && inputMode === 'text';

/** One line of text with its label, state and message (ENUM-23). */
export function TextField({
  label,
  value,
  onChange,
  feedback,
  input = {},
  before,
  after,
  onBlur,
}: TextFieldProps) {
  const { state = 'empty', busyLabel, ...texts } = feedback ?? {};
  const { ref, ...attributes } = input;
  const ownId = useId();
  const id = input.id ?? ownId;

  return (
    <FieldFrame {...texts} id={id} label={label} state={state}>
      <Input
        {...attributes}
        id={id}
        className={styles.field}
        value={value}
        getRef={ref}
        before={before}
        onBlur={onBlur}
        status={FRAME_STATUS[state]}
        onChange={(event) => onChange(event.target.value)}
        after={after ?? fieldMark(state, busyLabel)}
        slotProps={{
          input: {
            dir: isFreeText(input) ? directionOf(value) : undefined,
            'aria-describedby': `${id}-note`,
            'aria-invalid': state === 'error' || undefined,
            'data-autofocus': input.autoFocus ? '' : undefined,
          },
        }}
      />
    </FieldFrame>
  );
}

export type TextAreaProps = Pick<TextFieldProps, 'label' | 'value' | 'onChange'> & {
  feedback?: Omit<FieldFeedback, 'busyLabel'>;
  input?: Pick<FieldInput, 'placeholder' | 'name' | 'id' | 'maxLength' | 'disabled'>;
  rows?: number;
};

/** Several lines of text: a comment, a note. It grows with what is written. */
export function TextArea({ label, value, onChange, feedback, input = {}, rows = 2 }: TextAreaProps) {
  const { state = 'empty', ...texts } = feedback ?? {};
  const ownId = useId();
  const id = input.id ?? ownId;

  return (
    <FieldFrame {...texts} id={id} label={label} state={state}>
      <Textarea
        {...input}
        id={id}
        className={styles.area}
        rows={rows}
        value={value}
        status={FRAME_STATUS[state]}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{
          textArea: {
            dir: directionOf(value),
            'aria-describedby': `${id}-note`,
            'aria-invalid': state === 'error' || undefined,
          },
        }}
      />
    </FieldFrame>
  );
}
