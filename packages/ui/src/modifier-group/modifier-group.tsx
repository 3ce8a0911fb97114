import { clsx } from 'clsx';
import { useId } from 'react';

import { AlertIcon } from '../icons/icons.tsx';
import type { PictureSource } from '../picture/picture.tsx';
import { ModifierOption } from './modifier-option.tsx';
import styles from './modifier-group.module.css';

export type ModifierChoice = {
  id: string;
  name: string;
  /** "+6 000 soʻm"; null when it costs nothing more. */
  price: string | null;
  picture?: PictureSource | null;
  count: number;
  /** More than 1: a chosen one can be counted up to it. */
  maxCount?: number;
  /** Stopped, or the group's maximum is reached. */
  disabled?: boolean;
};

export type ModifierGroupProps = {
  /** The group's id; the element can be scrolled to by it. */
  id: string;
  title: string;
  /** "Choose 1 to 3". */
  hint: string;
  /** What is missing; drawn in red and read aloud. */
  error?: string | null;
  /** Chips with names, or cards with pictures. */
  view: 'NAME_ONLY' | 'FULL_IMAGE';
  /** Exactly one can be chosen: the options are radio buttons. */
  single?: boolean;
  options: readonly ModifierChoice[];
  labels: { increase: string; decrease: string };
  /** A new count for one option: 0 takes it away. */
  onCount: (optionId: string, count: number) => void;
};

/** What can be added to a dish, or must be chosen with it. Limits are the caller's to check. */
export function ModifierGroup(props: ModifierGroupProps) {
  const { id, title, hint, error, view, single = false, options, labels, onCount } = props;
  const name = useId();

  return (
    <fieldset className={styles.group} id={id} aria-describedby={`${name}-hint`} tabIndex={-1}>
      <legend className={styles.title}>{title}</legend>
      <p
        className={clsx(styles.hint, error && styles.error)}
        id={`${name}-hint`}
        role={error ? 'alert' : undefined}
      >
        {error ? <AlertIcon size={16} /> : null}
        {error ?? hint}
      </p>
      <div className={view === 'FULL_IMAGE' ? styles.cards : styles.chips}>
        {options.map((option) => (
          <ModifierOption
            key={option.id}
            option={option}
            groupName={name}
            withPicture={view === 'FULL_IMAGE'}
            single={single}
            labels={labels}
            onCount={onCount}
          />
        ))}
      </div>
    </fieldset>
  );
}
