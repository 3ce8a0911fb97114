import { PROMO_CODE_MAX } from '@dasturxon/core/validation';
import type { Quote } from '@dasturxon/core/order';
import { normalizePromoCode } from '@dasturxon/core/promo';
import { useLingui } from '@lingui/react/macro';
import { PercentIcon } from '@dasturxon/ui/icons';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { TextField } from '@dasturxon/ui/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useState } from 'react';

import { useApi } from '../../../domains/session/api.ts';
import { type SentDraft, quoteQuery } from '../../../domains/checkout/quote.ts';
import { failureText } from '../../../i18n/labels/failure-text.ts';
import { languageAtom } from '../../../store/language.ts';
import { changeDraftAtom, orderDraftAtom } from '../../../domains/checkout/order-draft.ts';
import { FoldedPlace } from './folded-place.tsx';
import styles from './checkout.module.css';
import { Offers } from './promo/lazy-offers.ts';

type PromoCardProps = {
  asked: SentDraft;
  /** The promotions to show; null until the price is known. */
  offers: Quote['offers'] | null;
  domainError: unknown;
  error: string | null;
};

/** A promo code: asked of the server when it is applied, and kept only when it is taken (SET-14). */
export function PromoCard({ asked, offers, domainError, error }: PromoCardProps) {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const { promoCode } = useAtomValue(orderDraftAtom);
  const { check, apply } = useApplyCode(asked);
  // The order and the price have the same error: it is shown once.
  const refused = promoCode && domainError ? failureText(i18n, language, domainError) : null;
  return (
    <FoldedPlace
      place="promo"
      title={t`Promo code`}
      note={<bdi>{promoCode}</bdi>}
      error={refused ?? error}
      isWrong={check.isError}
      below={
        offers && offers.length > 0 ? (
          <Suspense>
            <Offers offers={offers} isBusy={check.isPending} onApply={apply} />
          </Suspense>
        ) : null
      }
    >
      {promoCode ? <Applied code={promoCode} /> : <CodeEntry check={check} apply={apply} />}
    </FoldedPlace>
  );
}

function Applied({ code }: { code: string }) {
  const { t } = useLingui();
  const change = useSetAtom(changeDraftAtom);
  return (
    <div className={styles.chip}>
      <bdi className={styles.code}>{code}</bdi>
      <PrimaryButton look={{ tone: 'quiet', narrow: true }} onClick={() => change({ promoCode: '' })}>
        {t`Remove`}
      </PrimaryButton>
    </div>
  );
}

/** Asks for the price with a code, which is kept only when it is taken. */
function useApplyCode(asked: SentDraft) {
  const change = useSetAtom(changeDraftAtom);
  const cache = useQueryClient();
  const api = useApi();
  const check = useMutation({
    mutationFn: (code: string) =>
      cache.fetchQuery({ ...quoteQuery(api, { ...asked, promoCode: code }), staleTime: 0 }),
    onSuccess: (_quote, code) => change({ promoCode: code }),
  });
  return {
    check,
    apply: (typed: string) => {
      const code = normalizePromoCode(typed);
      if (code !== '' && !check.isPending) check.mutate(code);
    },
  };
}

function CodeEntry({ check, apply }: ReturnType<typeof useApplyCode>) {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const [text, setText] = useState('');
  return (
    <form
      className={styles.row}
      onSubmit={(event) => {
        event.preventDefault();
        apply(text);
      }}
      noValidate
    >
      <TextField
        label={t`Code`}
        value={text}
        input={{ maxLength: PROMO_CODE_MAX }}
        before={<PercentIcon size={20} />}
        feedback={{
          state: check.error ? 'error' : 'empty',
          message: check.error ? failureText(i18n, language, check.error) : null,
        }}
        onChange={(typed) => {
          setText(typed);
          check.reset();
        }}
      />
      <PrimaryButton
        look={{ tone: 'quiet', narrow: true }}
        native={{ type: 'submit' }}
        busy={check.isPending}
        busyLabel={t`Checking`}
        disabled={text.trim() === ''}
      >
        {t`Apply`}
      </PrimaryButton>
    </form>
  );
}
