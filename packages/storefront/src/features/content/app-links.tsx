import { useLingui } from '@lingui/react/macro';
import { Cell, CellList } from '@dasturxon/ui/cell-list';
import { ChatIcon, PhoneIcon } from '@dasturxon/ui/icons';
import { SectionCard } from '@dasturxon/ui/section-card';
import { useAtomValue } from 'jotai';

import { settingsAtom } from '../../state/boot.ts';
import styles from './app-links.module.css';

/** Where the brand's apps are; a link that the merchant has not given has no button (SET-24). */
export function AppLinks() {
  const { t } = useLingui();
  const { apps } = useAtomValue(settingsAtom);
  const links = [
    { href: apps.ios, name: 'App Store', icon: <PhoneIcon /> },
    { href: apps.android, name: 'Google Play', icon: <PhoneIcon /> },
    { href: apps.telegramBot, name: t`Open in Telegram`, icon: <ChatIcon /> },
  ].filter(({ href }) => href !== null);
  if (links.length === 0) return null;
  return (
    <div className={styles.links}>
      <SectionCard>
        <CellList>
          {links.map(({ href, name, icon }) => (
            <Cell key={name} title={name} icon={icon} href={href ?? undefined} />
          ))}
        </CellList>
      </SectionCard>
    </div>
  );
}
