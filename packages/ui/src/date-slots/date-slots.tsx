import { useEffect, useId, useRef } from 'react';

import styles from './date-slots.module.css';

export type Slot = {
  value: string;
  label: string;
  disabled?: boolean;
  /** Under the label of an interval: "Full", "2 left"; null where there is nothing to add. */
  note?: string | null;
};

export type DateSlotsProps = {
  dayLabel: string;
  days: readonly Slot[];
  day: string | null;
  slotLabel: string;
  slots: readonly Slot[];
  slot: string | null;
  /** Shown when the day has no times. */
  emptyText: string;
  onDay: (value: string) => void;
  onSlot: (value: string) => void;
};

/** A day, then a time inside working hours: two rows of chips that are radio buttons. */
export function DateSlots(props: DateSlotsProps) {
  return (
    <div className={styles.both}>
      <ChipRow label={props.dayLabel} items={props.days} value={props.day} onChange={props.onDay} />
      {props.slots.length > 0 ? (
        <ChipRow
          label={props.slotLabel}
          items={props.slots}
          value={props.slot}
          onChange={props.onSlot}
          wrap
        />
      ) : (
        <p className={styles.empty}>{props.emptyText}</p>
      )}
    </div>
  );
}

/** Scrolls a row, and nothing around it, to what had been chosen before it was drawn. */
function useChosenInSight() {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = row.current?.getBoundingClientRect();
    const chip = row.current?.querySelector(':checked')?.parentElement?.getBoundingClientRect();
    if (!box || !chip) return;
    const left = wayToMiddle([chip.left, chip.right], [box.left, box.right]);
    const top = wayToMiddle([chip.top, chip.bottom], [box.top, box.bottom]);
    row.current?.scrollBy({ left, top, behavior: 'instant' });
  }, []);
  return row;
}

type Span = readonly [start: number, end: number];

/** How far it is from the middle of a box to something that sticks out of it; 0 for what is inside. */
const wayToMiddle = (inner: Span, box: Span) =>
  inner[0] < box[0] || inner[1] > box[1] ? (inner[0] + inner[1] - box[0] - box[1]) / 2 : 0;

type ChipRowProps = {
  label: string;
  items: readonly Slot[];
  value: string | null;
  onChange: (value: string) => void;
  wrap?: boolean;
};

function ChipRow({ label, items, value, onChange, wrap }: ChipRowProps) {
  const name = useId();
  const row = useChosenInSight();
  return (
    <fieldset className={styles.set}>
      <legend className={styles.legend}>{label}</legend>
      <div ref={row} className={wrap ? styles.grid : styles.row}>
        {items.map((item) => (
          <label key={item.value} className={styles.chip}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              checked={item.value === value}
              disabled={item.disabled}
              onChange={() => onChange(item.value)}
            />
            {item.label}
            {item.note === undefined ? null : <span className={styles.note}>{item.note}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
