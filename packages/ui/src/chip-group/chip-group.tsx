import styles from './chip-group.module.css';

export type ToggleChip = { id: string; label: string; pressed?: boolean };

export type ChipGroupProps = { label: string; items: readonly ToggleChip[]; onToggle: (id: string) => void };

/** Short phrases to tap instead of typing: "Don't ring", "Home", "Work". */
export function ChipGroup({ label, items, onToggle }: ChipGroupProps) {
  return (
    <div className={styles.group} role="group" aria-label={label}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          className={styles.chip}
          aria-pressed={item.pressed ?? false}
          onClick={() => onToggle(item.id)}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
}
