import { localize } from '@dasturxon/core/kernel';
import { useAtomValue } from 'jotai';

import { pageAtom } from '../../state/boot.ts';
import styles from './brand-top.module.css';

/** The brand over the profile, where the merchant wants it there (SET-22, D21). */
export function BrandTop() {
  const { merchant, settings, language } = useAtomValue(pageAtom);
  if (!settings.layout.brandAtProfileTop) return null;
  const logo = settings.look.logo ?? merchant.logo;
  return (
    <div className={styles.brand}>
      {logo ? <img className={styles.logo} src={logo} alt="" width={56} height={56} /> : null}
      <p className={styles.name}>
        {settings.look.brand || localize(merchant.name, language, settings.languages.main)}
      </p>
    </div>
  );
}
