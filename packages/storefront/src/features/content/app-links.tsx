import { useLingui } from '@lingui/react/macro';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useAtomValue } from 'jotai';

import { settingsAtom } from '../../state/boot.ts';
import styles from './app-links.module.css';

/** Where the brand's apps are; a link that the merchant has not given has no button (SET-24). */
export function AppLinks() {
  const { t } = useLingui();
  const { apps } = useAtomValue(settingsAtom);
  const links = [
    { href: apps.ios, name: 'App Store' },
    { href: apps.android, name: 'Google Play' },
    { href: apps.telegramBot, name: t`Open in Telegram` },
  ].filter(({ href }) => href !== null);
  if (links.length === 0) return null;
  return (
    <div className={styles.links}>
      {links.map(({ href, name }) => (
        <PrimaryButton key={name} tone="quiet" href={href ?? undefined}>
          {name}
        </PrimaryButton>
      ))}
    </div>
  );
}
