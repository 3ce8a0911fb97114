import { removeCard, unwrap } from '@dasturxon/core/api';
import type { Card } from '@dasturxon/core/payment';
import { useLingui } from '@lingui/react/macro';
import { ConfirmSheet } from '@dasturxon/ui/confirm-sheet';
import { EmptyState } from '@dasturxon/ui/empty-state';
import { CardIcon, TrashIcon } from '@dasturxon/ui/icons';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { ToMenuButton } from '../../i18n/to-menu-button.tsx';
import { useApi } from '../../domains/session/api.ts';
import { failureText } from '../../i18n/labels/failure-text.ts';
import { go } from '../../router/navigation.ts';
import { languageAtom } from '../../store/language.ts';
import { notifyAtom } from '../../store/notices.ts';
import styles from './cards.module.css';

/** Saved cards, and a link that adds one (RT-29). */
export function CardList({ cards, canAdd }: { cards: readonly Card[]; canAdd: boolean }) {
  const { t } = useLingui();
  const [removing, setRemoving] = useState<Card | null>(null);
  const add = canAdd ? (
    <PrimaryButton onClick={() => go('/profile/cards/create')}>{t`Add a card`}</PrimaryButton>
  ) : null;
  if (cards.length === 0)
    return (
      <EmptyState
        drawing="card"
        title={t`No saved cards`}
        text={
          canAdd
            ? t`Save a card once and pay for orders in one tap.`
            : t`Cards cannot be saved right now. There are other ways to pay at checkout.`
        }
        action={add ?? <ToMenuButton />}
      />
    );
  return (
    <>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <CardRow key={card.id} card={card} onRemove={() => setRemoving(card)} />
        ))}
      </ul>
      <div>{add}</div>
      {removing ? <RemoveCard card={removing} onClose={() => setRemoving(null)} /> : null}
    </>
  );
}

function CardRow({ card, onRemove }: { card: Card; onRemove: () => void }) {
  const { t } = useLingui();
  const { number, type, name, expire } = card;
  return (
    <li className={styles.card}>
      <span className={styles.sign}>
        <CardIcon />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{[type, name].filter(Boolean).join(' · ') || t`Card`}</span>
        <bdi className={styles.number} dir="ltr">
          {[number, expire].filter(Boolean).join('  ')}
        </bdi>
        {card.isVerified ? null : <span className={styles.note}>{t`Not confirmed: add it again`}</span>}
      </span>
      <button
        type="button"
        className={styles.remove}
        aria-label={t`Remove the card ${number}`}
        onClick={onRemove}
      >
        <TrashIcon />
      </button>
    </li>
  );
}

/** Asks before a card is deleted. After a failure it stays. */
function RemoveCard({ card, onClose }: { card: Card; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const cache = useQueryClient();
  const language = useAtomValue(languageAtom);
  const notify = useSetAtom(notifyAtom);
  const { id } = card;
  const removal = useMutation({
    mutationFn: async () => unwrap(await api(removeCard, { params: { id } })),
    onSuccess: () => notify({ text: t`The card was removed.` }),
    onError: (error) => notify({ tone: 'error', text: failureText(i18n, language, error) }),
    onSettled: async () => {
      await cache.invalidateQueries({ queryKey: ['cards'] });
      onClose();
    },
  });
  return (
    <ConfirmSheet
      open
      question={t`Are you sure?`}
      name={[card.type, card.number].filter(Boolean).join(' ')}
      description={t`The card will be deleted here and at the payment provider.`}
      labels={{ no: t`No`, yes: t`Yes`, close: t`Close` }}
      busy={removal.isPending}
      onNo={onClose}
      onYes={() => removal.mutate()}
    />
  );
}
