import { HeartFilledIcon, HeartIcon } from '../menu-icons/menu-icons.tsx';
import styles from './favourite-button.module.css';

export type FavouriteButtonProps = {
  /** "Favourite: Osh"; the pressed state shows whether it is one. */
  label: string;
  pressed: boolean;
  onToggle: () => void;
};

/** Marks a dish as a favourite, or no longer. */
export function FavouriteButton({ label, pressed, onToggle }: FavouriteButtonProps) {
  return (
    <button
      type="button"
      className={styles.favourite}
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
