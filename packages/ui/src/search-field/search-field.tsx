import { Input } from '@vkontakte/vkui/dist/cssm';
import { useEffect, useRef, type Ref } from 'react';

import { CloseIcon } from '../icons/icons.tsx';
import { keepClear } from '../keep-clear/keep-clear.ts';
import { SearchIcon } from '../menu-icons/menu-icons.tsx';
import { directionOf } from '../text-field/direction-of.ts';
import styles from './search-field.module.css';

export type SearchFieldProps = {
  /** The accessible name, shown while nothing is typed. */
  label: string;
  value: string;
  clearLabel: string;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onChange: (value: string) => void;
  /** Enter: the first result. */
  onSubmit?: () => void;
};

/** A field to search with: a glass at its start, a cross at its end that empties it. */
export function SearchField({
  label,
  value,
  clearLabel,
  autoFocus,
  inputRef,
  onChange,
  onSubmit,
}: SearchFieldProps) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => keepClear(form.current), []);
  useEffect(() => {
    if (autoFocus) form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [autoFocus]);

  return (
    <form
      ref={form}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <Input
        className={styles.search}
        getRef={inputRef}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{
          input: {
            dir: directionOf(value),
            'aria-label': label,
            'data-autofocus': autoFocus ? '' : undefined,
          },
        }}
        before={
          <span className={styles.glass}>
            <SearchIcon size={20} />
          </span>
        }
        after={
          value ? (
            <button
              type="button"
              className={styles.clear}
              aria-label={clearLabel}
              onClick={() => onChange('')}
            >
              <CloseIcon size={20} />
            </button>
          ) : undefined
        }
      />
    </form>
  );
}
