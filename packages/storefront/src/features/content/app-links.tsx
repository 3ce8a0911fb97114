import { chatLink } from '@dasturxon/core/merchant';
import { useLingui } from '@lingui/react/macro';
import { AppStoreIcon, GooglePlayIcon } from '@dasturxon/ui/app-icons';
import { Cell, CellList } from '@dasturxon/ui/cell-list';
import { ChatIcon } from '@dasturxon/ui/icons';
import { SectionCard } from '@dasturxon/ui/section-card';
import { useAtomValue } from 'jotai';

import { settingsAtom } from '../../store/boot.ts';
import styles from './app-links.module.css';

type AppLinksProps = {
  /** Above the links, where the page is not about them. */
  title?: string;
  /** The page has a link to the chat, which may be the bot's. */
  besideChat?: boolean;
};

/** Where the brand's apps are; a link that the merchant has not given has no button (SET-24). */
export function AppLinks({ title, besideChat = false }: AppLinksProps) {
  const { t } = useLingui();
  const settings = useAtomValue(settingsAtom);
  const { apps } = settings;
  const chat = besideChat ? chatLink(settings) : null;
  const links = [
    { href: apps.ios, name: 'App Store', icon: <AppStoreIcon /> },
    { href: apps.android, name: 'Google Play', icon: <GooglePlayIcon /> },
    { href: apps.telegramBot, name: t`Open in Telegram`, icon: <ChatIcon /> },
  ].filter(({ href }) => href !== null && href !== chat);
  if (links.length === 0) return null;
  return (
    <div className={styles.links}>
      <SectionCard title={title}>
        <CellList>
          {links.map(({ href, name, icon }) => (
            <Cell key={name} title={name} icon={icon} href={href ?? undefined} />
          ))}
        </CellList>
      </SectionCard>
    </div>
  );
}
