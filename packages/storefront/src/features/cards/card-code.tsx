import { saveCard, unwrap } from '@dasturxon/core/api';
import { CODE_LENGTH } from '@dasturxon/core/auth';
import { leftToRight } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { CodeField } from '@dasturxon/ui/code-field';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { type SyntheticEvent, useRef, useState } from 'react';

import { useApi } from '../../domains/session/api.ts';
import { type CardForm as Provider, sendCardCode, verifyCard } from '../../domains/payment/card-tokeniser.ts';
import { useDeps } from '../../hosts/deps.ts';
import { back } from '../../router/navigation.ts';
import { languageAtom } from '../../store/language.ts';
import { notifyAtom } from '../../store/notices.ts';
import { useSecondsLeft } from '../../clock/use-seconds-left.ts';
import { type AddingCard, addingCardAtom } from './adding-card.ts';
import { cardFailure } from './card-failure.ts';
import styles from './cards.module.css';

type CardCodeProps = { provider: Provider; adding: AddingCard };

/** The code that the bank has sent; it goes to the payment provider, and the token it gives comes to us (RT-31). */
export function CardCode({ provider, adding }: CardCodeProps) {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const [code, setCode] = useState('');
  const confirm = useConfirm(provider, adding);
  const failure = confirm.error ? cardFailure(i18n, confirm.error, { at: 'code', language }) : null;
  const phone = leftToRight(adding.phone);

  const send = (digits: string) => {
    if (digits.length === CODE_LENGTH && !confirm.isPending) confirm.mutate(digits);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    send(code);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.lead}>
        {adding.phone ? t`The bank sent a code to ${phone}.` : t`The bank sent a code to the card’s phone.`}
      </p>
      <CodeField
        label={t`Code from the SMS`}
        length={CODE_LENGTH}
        value={code}
        feedback={{ state: confirm.isPending ? 'validating' : failure ? 'error' : 'empty', message: failure }}
        autoFocus
        onChange={(digits) => {
          setCode(digits);
          confirm.reset();
        }}
        onComplete={send}
      />
      <PrimaryButton
        native={{ type: 'submit' }}
        busy={confirm.isPending}
        busyLabel={t`Checking the code`}
        disabled={code.length < CODE_LENGTH}
      >
        {t`Confirm`}
      </PrimaryButton>
      <Resend provider={provider} adding={adding} onSent={() => setCode('')} />
      <p className={styles.powered}>Powered by Payme</p>
    </form>
  );
}

/** The provider takes the code, then our server takes the token; the second is repeated alone when only it failed. */
function useConfirm(provider: Provider, adding: AddingCard) {
  const { t } = useLingui();
  const api = useApi();
  const cache = useQueryClient();
  const setAdding = useSetAtom(addingCardAtom);
  const notify = useSetAtom(notifyAtom);
  const { haptic } = useDeps();
  const verified = useRef<{ token: string; key: string } | null>(null);

  return useMutation({
    mutationFn: async (code: string) => {
      verified.current ??= {
        token: await verifyCard(provider, adding.token, code),
        key: crypto.randomUUID(),
      };
      const { token, key: idempotencyKey } = verified.current;
      const body = { token, name: adding.name };
      return unwrap(await api(saveCard, { body, idempotencyKey }));
    },
    onSuccess: async () => {
      haptic('success');
      notify({ tone: 'success', text: t`The card is saved.` });
      setAdding(null);
      await cache.invalidateQueries({ queryKey: ['cards'] });
      back('/profile/cards', 2);
    },
    onError: () => haptic('error'),
  });
}

/** Another code, when its time has come. */
function Resend({ provider, adding, onSent }: CardCodeProps & { onSent: () => void }) {
  const { t, i18n } = useLingui();
  const { now } = useDeps();
  const language = useAtomValue(languageAtom);
  const setAdding = useSetAtom(addingCardAtom);
  const notify = useSetAtom(notifyAtom);
  const seconds = useSecondsLeft(adding.resendAt);
  const resend = useMutation({
    mutationFn: () => sendCardCode(provider, adding.token),
    onSuccess: ({ phone, waitMs }) => {
      onSent();
      setAdding({ ...adding, phone: phone || adding.phone, resendAt: now().getTime() + waitMs });
    },
    onError: (error) => notify({ tone: 'error', text: cardFailure(i18n, error, { at: 'card', language }) }),
  });
  if (seconds > 0) return <p className={styles.wait}>{t`New code in ${seconds} s`}</p>;
  return (
    <PrimaryButton
      look={{ tone: 'quiet' }}
      busy={resend.isPending}
      busyLabel={t`Contacting the bank`}
      onClick={() => resend.mutate()}
    >
      {t`Send the code again`}
    </PrimaryButton>
  );
}
