import { leftToRight } from '@dasturxon/core/format';
import { contactLink } from '@dasturxon/core/merchant';
import { useLingui } from '@lingui/react/macro';
import { PhoneIcon } from '@dasturxon/ui/icons';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useAtomValue } from 'jotai';

import { ToMenuButton } from '../i18n/to-menu-button.tsx';
import { settingsAtom } from '../state/boot.ts';
import styles from './ways-on.module.css';

/** From a page that has nothing to show: to the menu and, quieter, to the brand by phone where it has one. */
export function WaysOn() {
  const { t } = useLingui();
  const phone = useAtomValue(settingsAtom).contacts.find(({ type }) => type === 'phone');
  const link = phone && contactLink(phone);
  return (
    <div className={styles.ways}>
      <ToMenuButton />
      {link ? (
        <PrimaryButton tone="quiet" href={link} before={<PhoneIcon size={20} />}>
          {t`Call`} {leftToRight(phone.value)}
        </PrimaryButton>
      ) : null}
    </div>
  );
}
