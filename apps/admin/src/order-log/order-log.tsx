import { Badge } from '@dasturxon/admin-ui/badge';
import { Notice } from '@dasturxon/admin-ui/notice';
import { formatTime, leftToRight } from '@dasturxon/core/format';
import { localize } from '@dasturxon/core/kernel';
import type { BoardOrder, OrderLogEntry, OrderMessage, StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { priceText } from '../prices/price-text.ts';
import { CHANNEL_NAMES, entryText, MESSAGE_STATE_LABELS, roleText } from './log-labels.ts';
import styles from './order-log.module.css';
import { useOrderLog } from './use-order-log.ts';

const OrderMap = lazy(async () => ({ default: (await import('./order-map.tsx')).OrderMap }));

function EntryRow({ entry, zone }: { entry: OrderLogEntry; zone: string }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const who = [entry.by, roleText(entry.role, i18n)].filter(Boolean).join(' · ') || t`Automatically`;
  return (
    <li className={styles['row']}>
      <time className={styles['time']} dateTime={entry.at}>
        {formatTime(entry.at, zone)}
      </time>
      <span>
        {entryText(entry, i18n)}
        {entry.amount !== null && ` · ${priceText(entry.amount, language)}`}
        <span className={styles['quiet']} dir="auto">
          {who}
        </span>
      </span>
    </li>
  );
}

function MessageRow({ message, zone }: { message: OrderMessage; zone: string }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const { channel, state, text } = message;
  const name = CHANNEL_NAMES[channel];
  const tone = state === 'FAILED' ? 'bad' : state === 'READ' ? 'good' : 'plain';
  return (
    <li className={styles['row']}>
      <time className={styles['time']} dateTime={message.at}>
        {formatTime(message.at, zone)}
      </time>
      <span className={styles['text']}>
        {typeof name === 'string' ? leftToRight(name) : i18n._(name)}
        <Badge tone={tone}>{i18n._(MESSAGE_STATE_LABELS[state])}</Badge>
        {text !== null && <span className={styles['quiet']}>{localize(text, language)}</span>}
      </span>
    </li>
  );
}

type PartProps = { title: string; onOpen: () => void; children: ReactNode };

/** A part that is read when it is opened. */
const Part = ({ title, onOpen, children }: PartProps) => (
  <details onToggle={(event) => event.currentTarget.open && onOpen()}>
    <summary>{title}</summary>
    {children}
  </details>
);

type Props = { order: BoardOrder; session: StaffSession };

/** The history of an order, the messages to its guest, and its address on a map. */
export function OrderLog({ order, session }: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useOrderLog(order, isOpen);
  const failure = useCallError(error);
  const open = () => setOpen(true);
  const zone = session.timeZone;
  return (
    <>
      {failure !== '' && <Notice tone="bad">{failure}</Notice>}
      <Part title={t`History`} onOpen={open}>
        <ol className={styles['list']}>
          {data?.entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} zone={zone} />
          ))}
        </ol>
      </Part>
      <Part title={t`Messages to the guest`} onOpen={open}>
        {data?.messages.length === 0 && <p>{t`No message was sent yet.`}</p>}
        <ol className={styles['list']}>
          {data?.messages.map((message) => (
            <MessageRow key={message.id} message={message} zone={zone} />
          ))}
        </ol>
      </Part>
      {order.point !== null && (
        <Part title={t`Address on the map`} onOpen={open}>
          <Suspense>{data && <OrderMap order={order} session={session} tilesUrl={data.tilesUrl} />}</Suspense>
        </Part>
      )}
    </>
  );
}
