import type { Notification } from '@dasturxon/core/content';
import { formatDate, leftToRight } from '@dasturxon/core/format';
import { localize } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@dasturxon/ui/empty-state';
import { useAtomValue } from 'jotai';

import { ToMenuButton } from '../../i18n/to-menu-button.tsx';
import { useDeps } from '../../hosts/deps.ts';
import { settingsAtom } from '../../store/boot.ts';
import { languageAtom } from '../../store/language.ts';
import styles from './notifications.module.css';

type NotificationListProps = {
  notifications: readonly Notification[];
  /** A tap: it is read, and leads to its order if it has one. */
  onOpen: (notification: Notification) => void;
};

/** The brand's notifications, newest first; unread ones have a dot and a label (SCR-14). */
export function NotificationList({ notifications, onOpen }: NotificationListProps) {
  const { t } = useLingui();
  if (notifications.length === 0)
    return (
      <EmptyState
        drawing="bell"
        title={t`No notifications yet`}
        text={t`News about your orders and offers will appear here.`}
        action={<ToMenuButton />}
      />
    );
  return (
    <ul className={styles.list}>
      {notifications.map((notification) => (
        <li key={notification.id}>
          <NotificationCard notification={notification} onOpen={() => onOpen(notification)} />
        </li>
      ))}
    </ul>
  );
}

function NotificationCard({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const { t } = useLingui();
  const { timeZone } = useDeps();
  const language = useAtomValue(languageAtom);
  const { main } = useAtomValue(settingsAtom).languages;
  const { title, text, createdDate, image, isRead } = notification;
  return (
    <button type="button" className={styles.card} onClick={onOpen}>
      {image ? (
        <img className={styles.picture} src={image} alt="" width={56} height={56} loading="lazy" />
      ) : null}
      <span className={styles.content}>
        <span className={isRead ? styles.title : styles.unread}>
          {isRead ? null : <span className={styles.visuallyHidden}>{t`Unread`}: </span>}
          {localize(title, language, main)}
        </span>
        <span className={styles.text}>{localize(text, language, main)}</span>
        <time className={styles.time} dateTime={createdDate ?? undefined}>
          {leftToRight(formatDate(createdDate, { time: true }, timeZone))}
        </time>
      </span>
      {isRead ? null : <span className={styles.dot} aria-hidden="true" />}
    </button>
  );
}
