import { AlertIcon, BagIcon, BellIcon, CardIcon, PotIcon, ReceiptIcon, StoreIcon } from '../icons/icons.tsx';
import { HeartIcon, OfflineIcon, PinIcon, SearchIcon } from '../menu-icons/menu-icons.tsx';
import styles from './drawing.module.css';

const DRAWINGS = {
  basket: BagIcon,
  search: SearchIcon,
  orders: ReceiptIcon,
  place: PinIcon,
  favourite: HeartIcon,
  dish: PotIcon,
  store: StoreIcon,
  bell: BellIcon,
  offline: OfflineIcon,
  card: CardIcon,
  problem: AlertIcon,
} as const;

export type DrawingName = keyof typeof DRAWINGS;

/** The one picture of an empty page: a sign on a plate in the brand's colour. */
export function Drawing({ name }: { name: DrawingName }) {
  const Icon = DRAWINGS[name];
  return (
    <span className={styles.drawing} aria-hidden="true">
      <Icon />
    </span>
  );
}
