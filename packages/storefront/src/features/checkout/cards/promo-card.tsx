import { PROMO_CODE_MAX } from '@dasturxon/core/validation';
import { isPromoForService, isPromoRunning, normalizePromoCode } from '@dasturxon/core/promo';
import { useLingui } from '@lingui/react/macro';
import { PercentIcon } from '@dasturxon/ui/icons';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { TextField } from '@dasturxon/ui/text-field';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { useApi } from '../../../domains/session/api.ts';
import { type SentDraft, quoteQuery } from '../../../domains/checkout/quote.ts';
import { failureText } from '../../../i18n/labels/failure-text.ts';
import { languageAtom } from '../../../store/language.ts';
import { changeDraftAtom, orderDraftAtom } from '../../../domains/checkout/order-draft.ts';
import { Card } from './card.tsx';
import styles from './checkout.module.css';
import { useDeps } from '../../../hosts/deps.ts';
import { sessionAtom } from '../../../domains/session/session.ts';
import { usePromoLabels } from '../../../i18n/labels/promo-labels.ts';
import { promosQuery } from '../../../domains/content/promos.ts';

type PromoCardProps = {
  asked: SentDraft;
  /** The priced sum of the products in so'm; null until it is known. */
  basket: number | null;
  domainError: unknown;
  error: string | null;
};

/** A promo code: asked of the server when it is applied, and kept only when it is taken (SET-14). */
export function PromoCard({ asked, basket, domainError, error }: PromoCardProps) {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const { promoCode } = useAtomValue(orderDraftAtom);
  // The order and the price have the same error: it is shown once.
  const refused = promoCode && domainError ? failureText(i18n, language, domainError) : null;
  return (
    <Card place="promo" title={t`Promo code`} error={refused ?? error}>
      {promoCode ? <Applied code={promoCode} /> : <CodeEntry asked={asked} basket={basket} />}
    </Card>
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

function CodeEntry({ asked, basket }: Pick<PromoCardProps, 'asked' | 'basket'>) {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const change = useSetAtom(changeDraftAtom);
  const cache = useQueryClient();
  const api = useApi();
  const [text, setText] = useState('');
  const check = useMutation({
    mutationFn: (code: string) =>
      cache.fetchQuery({ ...quoteQuery(api, { ...asked, promoCode: code }), staleTime: 0 }),
    onSuccess: (_quote, code) => change({ promoCode: code }),
  });

  const apply = (typed: string) => {
    const code = normalizePromoCode(typed);
    if (code !== '' && !check.isPending) check.mutate(code);
  };

  return (
    <>
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
      {basket === null ? null : (
        <OwnPromos
          basket={basket}
          isDelivery={asked.serviceType === 'DELIVERY'}
          isBusy={check.isPending}
          onApply={apply}
        />
      )}
    </>
  );
}

type OwnPromosProps = {
  basket: number;
  isDelivery: boolean;
  isBusy: boolean;
  onApply: (code: string) => void;
};

/** The customer's codes that count for `basket`, the products' sum in so'm, each applied by a tap (SCR-08, SET-14). */
function OwnPromos({ basket, isDelivery, isBusy, onApply }: OwnPromosProps) {
  const { t } = useLingui();
  const { now, timeZone } = useDeps();
  const session = useAtomValue(sessionAtom);
  const labels = usePromoLabels(basket);
  const options = promosQuery(useApi(), session?.user.id ?? '');
  const { data = [] } = useQuery({ ...options, enabled: session !== null });
  const usable = data
    .filter(
      (promo) =>
        isPromoRunning(promo, { now: now(), zone: timeZone }) && isPromoForService(promo, { isDelivery }),
    )
    .filter((promo) => labels.domainError(promo) === null);
  return usable.map((promo) => (
    <div key={promo.id} className={styles.chip}>
      <span>
        <bdi className={styles.code}>{promo.code}</bdi> {labels.gives(promo)}
      </span>
      <PrimaryButton
        look={{ tone: 'quiet', narrow: true }}
        disabled={isBusy}
        onClick={() => onApply(promo.code)}
      >
        {t`Use`}
      </PrimaryButton>
    </div>
  ));
}
