import { useLingui } from '@lingui/react/macro';
import { UserIcon } from '@dasturxon/ui/menu-icons';

import { Link } from '../router/link.tsx';
import styles from './account-links.module.css';

/** The way to the profile, from the top of the menu. */
export function AccountLinks() {
  const { t } = useLingui();
  return (
    <Link className={styles.account} href="/profile" aria-label={t`Profile`}>
      <UserIcon />
    </Link>
  );
}
