import { Button } from 'react-aria-components';

import styles from './cell-button.module.css';

export type CellButtonProps = {
  /** The accessible name: the action and the row. */
  label: string;
  children: string;
  onPress: () => void;
  tabIndex?: 0 | -1;
};

/** A quiet button in the cell of a table. */
export function CellButton({ label, children, onPress, tabIndex = 0 }: CellButtonProps) {
  return (
    <Button
      aria-label={label}
      className={styles['button'] ?? ''}
      excludeFromTabOrder={tabIndex === -1}
      onPress={onPress}
    >
      {children}
    </Button>
  );
}
