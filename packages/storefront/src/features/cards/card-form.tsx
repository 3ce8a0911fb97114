import { TITLE_MAX } from '@dasturxon/core/validation';
import { useLingui } from '@lingui/react/macro';
import { asciiDigits } from '@dasturxon/core/format';
import { cardBrand } from '@dasturxon/core/payment';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { TextField } from '@dasturxon/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { type SyntheticEvent, useState } from 'react';

import { type CardForm as Provider, createCard, sendCardCode } from '../../domains/payment/card-tokeniser.ts';
import { useDeps } from '../../hosts/deps.ts';
import { go } from '../../router/navigation.ts';
import { languageAtom } from '../../store/language.ts';
import { addingCardAtom } from './adding-card.ts';
import { cardFailure } from './card-failure.ts';
import { checkCard, groupExpiry, groupNumber } from './card-number.ts';
import styles from './cards.module.css';

/**
 * A card's number and date, which go from here to the payment provider and nowhere else (RT-30, D82). Its fields have no
 * names, so that no form of ours can ever send them.
 */
export function CardForm({ provider }: { provider: Provider }) {
  const { t, i18n } = useLingui();
  const { now } = useDeps();
  const language = useAtomValue(languageAtom);
  const [number, setNumber] = useState('');
  const [expiry, setExpiry] = useState('');
  const [name, setName] = useState('');
  const [hasTried, setTried] = useState(false);
  const adding = useAddCard(provider);
  const problem = checkCard({ number, expiry }, now());
  const feedbackOf = useProblemText(hasTried ? problem : null);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem) return;
    adding.mutate({ number: asciiDigits(number), expire: asciiDigits(expiry), name: name.trim() || null });
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.lead}>
        {t`The number goes straight to the payment provider. We keep only its last four digits.`}
      </p>
      <TextField
        label={t`Card number`}
        feedback={{ ...feedbackOf('number'), aside: cardBrand(number) ?? '' }}
        value={number}
        input={{ ...DIGITS, autoComplete: 'cc-number', placeholder: '0000 0000 0000 0000' }}
        onChange={(text) => setNumber(groupNumber(text))}
      />
      <TextField
        label={t`Valid until`}
        feedback={feedbackOf('expiry')}
        value={expiry}
        input={{ ...DIGITS, autoComplete: 'cc-exp', placeholder: 'MM/YY' }}
        onChange={(text) => setExpiry(groupExpiry(text))}
      />
      <TextField
        label={t`Card name (optional)`}
        value={name}
        input={{ autoComplete: 'off', maxLength: TITLE_MAX }}
        onChange={setName}
      />
      {adding.error ? (
        <p className={styles.failure} role="alert">
          {cardFailure(i18n, adding.error, { at: 'card', language })}
        </p>
      ) : null}
      <PrimaryButton native={{ type: 'submit' }} busy={adding.isPending} busyLabel={t`Contacting the bank`}>
        {t`Get the code`}
      </PrimaryButton>
      <p className={styles.powered}>Powered by Payme</p>
    </form>
  );
}

const DIGITS = { type: 'tel', inputMode: 'numeric', required: true } as const;

/** A field's feedback: its problem, if there is one. */
function useProblemText(problem: ReturnType<typeof checkCard>) {
  const { t } = useLingui();
  return (field: 'number' | 'expiry') => {
    if (problem?.field !== field) return { state: 'empty' as const, message: null };
    const date = problem.problem === 'expired' ? t`The card has expired` : t`Month and year, as on the card`;
    return { state: 'error' as const, message: field === 'number' ? t`16 digits, as on the card` : date };
  };
}

function useAddCard(provider: Provider) {
  const { now } = useDeps();
  const setAdding = useSetAtom(addingCardAtom);
  return useMutation({
    mutationFn: async ({ name, ...card }: { number: string; expire: string; name: string | null }) => {
      const { token, number } = await createCard(provider, card);
      const { phone, waitMs } = await sendCardCode(provider, token);
      return { token, number, name, phone, resendAt: now().getTime() + waitMs };
    },
    onSuccess: (adding) => {
      setAdding(adding);
      go('/profile/cards/confirm');
    },
  });
}
