import { type ReactNode, useEffect, useRef } from 'react';

import { followLink } from '../follow-link/follow-link.ts';
import styles from './category-chips.module.css';

export type CategoryChip = { id: string; name: string };

export type CategoryChipsProps = {
  /** What the list is: "Categories". */
  label: string;
  items: readonly CategoryChip[];
  /** The section that is being read. */
  activeId: string | null;
  /** The address of a section; `#id` by default. */
  toHref?: (id: string) => string;
  /** Before the chips: the menu's filter. */
  lead?: ReactNode;
  /** A tap; without it the link does what links do. */
  onSelect?: (id: string) => void;
};

/** The sticky row of categories. The active chip scrolls itself to the middle of the row. */
export function CategoryChips({
  label,
  items,
  activeId,
  toHref = (id) => `#${id}`,
  lead,
  onSelect,
}: CategoryChipsProps) {
  const row = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const list = row.current;
    const chip = list?.querySelector('[aria-current]');
    if (!list || !chip || activeId === null) return;
    const from = list.getBoundingClientRect();
    const to = chip.getBoundingClientRect();
    list.scrollBy({ left: to.left + to.width / 2 - (from.left + from.width / 2) });
    const rail = list.parentElement!;
    const seen = rail.getBoundingClientRect();
    if (to.bottom > seen.bottom || to.top < seen.top) rail.scrollTop += to.top - seen.top - seen.height / 2;
  }, [activeId]);

  return (
    <nav className={styles.bar} aria-label={label}>
      <ul className={styles.row} ref={row}>
        {lead ? <li>{lead}</li> : null}
        {items.map((item) => (
          <li key={item.id}>
            <a
              className={styles.chip}
              href={toHref(item.id)}
              aria-current={item.id === activeId ? 'location' : undefined}
              onClick={(event) => followLink(event, onSelect && (() => onSelect(item.id)))}
            >
              {item.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export type FilterButtonProps = { label: string; isOn: boolean; onClick: () => void; children: ReactNode };

/** A round button before the chips; a dot marks it while it is on. */
export function FilterButton({ label, isOn, onClick, children }: FilterButtonProps) {
  return (
    <button type="button" className={styles.filter} aria-label={label} aria-pressed={isOn} onClick={onClick}>
      {children}
    </button>
  );
}
