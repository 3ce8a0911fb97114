import { priceLine } from '@dasturxon/core/cart';
import { useLingui } from '@lingui/react/macro';
import { CheckIcon, TrashIcon } from '@dasturxon/ui/icons';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { SectionCard } from '@dasturxon/ui/section-card';
import type { ReactNode } from 'react';

import { useOrderFormats } from '../../i18n/labels/order-formats.ts';
import styles from './group.module.css';
import type { ShownPart } from './use-group-parts.ts';

type GroupPartProps = {
  part: ShownPart;
  isMine: boolean;
  /** The host removes the person. */
  onRemove?: (() => void) | undefined;
  /** The own dishes with their steppers, while they can change. */
  children?: ReactNode;
};

/** One person's dishes, what they cost, and what the person owes once the order is placed. */
export function GroupPart({ part, isMine, onRemove, children }: GroupPartProps) {
  const { t } = useLingui();
  const { member, lines, sum } = part;
  const { name, isDone, share } = member;
  const owesNothing = share === 0 && lines.length === 0;
  return (
    <SectionCard
      title={isMine ? t`${name} (you)` : name}
      end={owesNothing ? null : <PartState isHost={member.isHost} isDone={isDone} isPaid={member.isPaid} />}
    >
      <div className={styles.part}>
        {lines.length === 0 ? (
          <p className={styles.note}>{share === null ? t`No dishes yet` : t`No dishes`}</p>
        ) : null}
        {children ?? <Dishes lines={lines} />}
        {owesNothing ? null : <Sum share={share} sum={sum} />}
        {onRemove ? (
          <PrimaryButton
            look={{ tone: 'quiet', small: true }}
            before={<TrashIcon size={20} />}
            onClick={onRemove}
          >
            {t`Remove ${name}`}
          </PrimaryButton>
        ) : null}
      </div>
    </SectionCard>
  );
}

function Sum({ share, sum }: { share: number | null; sum: number }) {
  const { t } = useLingui();
  const format = useOrderFormats();
  return (
    <p className={styles.sum}>
      <span>{share === null ? t`Dishes` : t`Share of the order`}</span>
      <bdi className={styles.amount}>{format.money(share ?? sum)}</bdi>
    </p>
  );
}

function Dishes({ lines }: Pick<ShownPart, 'lines'>) {
  const format = useOrderFormats();
  return (
    <ul className={styles.list}>
      {lines.map(({ key, product, count, modifiers }) => {
        const chosen = modifiers.map(({ modifier }) => format.name(modifier.name));
        return (
          <li key={key} className={styles.dish}>
            <span>
              {format.name(product.name)} {format.count({ ...product, count })}
              {chosen.length > 0 ? <span className={styles.mark}> {format.list(chosen)}</span> : null}
            </span>
            <bdi className={styles.amount}>
              {format.money(priceLine({ product, count, modifiers }).price)}
            </bdi>
          </li>
        );
      })}
    </ul>
  );
}

type PartStateProps = { isHost: boolean; isDone: boolean; isPaid: boolean | null };

function PartState({ isHost, isDone, isPaid }: PartStateProps) {
  const { t } = useLingui();
  if (isPaid !== null)
    return isPaid ? (
      <span className={styles.mark}>
        <CheckIcon size={16} /> {t`Paid`}
      </span>
    ) : (
      <span className={styles.mark}>{t`Not paid yet`}</span>
    );
  return (
    <span className={styles.mark}>
      {isHost ? t`Host` : null}
      {isHost && isDone ? ' · ' : null}
      {isDone ? (
        <>
          <CheckIcon size={16} /> {t({ message: `Ready`, context: `a member of a group order has chosen` })}
        </>
      ) : null}
    </span>
  );
}
