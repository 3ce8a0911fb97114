import { Badge } from '@dasturxon/admin-ui/badge';
import { localize } from '@dasturxon/core/kernel';
import { orderChannel, type BoardOrder } from '@dasturxon/core/staff';
import { selectOrdinal } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { useLanguage } from '../i18n/use-language.ts';
import { CHANNEL_LABELS, channelLabel } from './labels.ts';
import styles from './order-card.module.css';

/** Where an order comes from; nothing where that is not known. */
export function SourceBadge({ order }: { order: BoardOrder }) {
  const { i18n } = useLingui();
  const channel = orderChannel(order);
  return channel === null ? null : <Badge>{channelLabel(CHANNEL_LABELS[channel], i18n)}</Badge>;
}

/** The test order of a new brand's set-up. */
export function TestBadge({ order: { isTest } }: { order: BoardOrder }) {
  const { t } = useLingui();
  return isTest ? <Badge tone="warn">{t`Test`}</Badge> : null;
}

/** The branch that gave the order away. */
export function GivenBy({ order: { givenBy } }: { order: BoardOrder }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  if (givenBy === null) return null;
  const branch = localize(givenBy.name, language);
  return <Badge tone="warn">{t`From ${branch}`}</Badge>;
}

/** The guest's name and which of their orders it is; nothing for roles that see no guest. */
export function GuestLine({ order: { guest } }: { order: BoardOrder }) {
  const { t } = useLingui();
  if (guest === null) return null;
  const { name, nth } = guest;
  return (
    <p className={styles['where']}>
      {name !== null && <bdi>{name}</bdi>} {nth === 1 && <Badge tone="good">{t`New guest`}</Badge>}
      {nth !== null && nth > 1 && (
        <span>{t`${selectOrdinal(nth, { one: '#st order', two: '#nd order', few: '#rd order', other: '#th order' })}`}</span>
      )}
    </p>
  );
}
