import { HeartFilledIcon, HeartIcon } from '../menu-icons/menu-icons.tsx';
import styles from './heart-button.module.css';

export type HeartButtonProps = {
  /** "Favourite: Osh"; whether it is one is told by the pressed state. */
  label: string;
  pressed: boolean;
  onToggle: () => void;
};

/** Marks a dish as a favourite, or no longer. */
export function HeartButton({ label, pressed, onToggle }: HeartButtonProps) {
  return (
    <button
      type="button"
      className={styles.heart}
      aria-label={label}
      aria-pressed={pressed}
      onClick={onToggle}
    >
      <span className={styles.plate}>
        {pressed ? <HeartFilledIcon size={20} /> : <HeartIcon size={20} />}
      </span>
    </button>
  );
}
