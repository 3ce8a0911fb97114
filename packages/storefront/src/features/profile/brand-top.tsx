import { useAtomValue } from 'jotai';

import { brandNameAtom, pageAtom } from '../../store/boot.ts';
import styles from './brand-top.module.css';

/** The brand above a page: above the profile if the merchant enables it (SET-22, D21), above sign-in always. */
export function BrandTop({ isAlways = false }: { isAlways?: boolean }) {
  const { merchant, settings } = useAtomValue(pageAtom);
  const name = useAtomValue(brandNameAtom);
  if (!isAlways && !settings.layout.brandAtProfileTop) return null;
  const logo = settings.look.logo ?? merchant.logo;
  return (
    <div className={isAlways ? styles.overForm : styles.brand}>
      {logo ? <img className={styles.logo} src={logo} alt="" width={56} height={56} /> : null}
      <p className={styles.name}>{name}</p>
    </div>
  );
}
