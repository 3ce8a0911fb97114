import styles from './cell-check.module.css';

export type CellCheckProps = {
  /** The accessible name: the column and the row. */
  label: string;
  /** Text beside the box, where there is room for it. */
  text?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  tabIndex?: 0 | -1;
};

/** A yes or no in the cell of a table. */
export function CellCheck({ label, text = '', isOn, onChange, tabIndex }: CellCheckProps) {
  return (
    <label className={styles['check']}>
      <input
        className={styles['box']}
        type="checkbox"
        aria-label={label}
        checked={isOn}
        tabIndex={tabIndex}
        onChange={({ target }) => onChange(target.checked)}
      />
      {text}
    </label>
  );
}
