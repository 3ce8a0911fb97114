import { Chips } from '@dasturxon/admin-ui/chips';
import { Notice } from '@dasturxon/admin-ui/notice';
import { localize } from '@dasturxon/core/kernel';
import type { Quote } from '@dasturxon/core/order';
import type { BoardOrder, StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import { priceText } from '../prices/price-text.ts';
import { PAYMENT_LABELS } from '../board/labels.ts';
import { useCallError } from '../board/use-call-error.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { type Call, isPriceable } from './call.ts';
import { HandoverFields } from './handover-fields.tsx';
import styles from './phone-order.module.css';
import { useMethods, usePlaceOrder, useQuote } from './use-call.ts';
import { useConnection } from '../offline/connection.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import { ExplainedPrice } from '../prices/explained-price.tsx';
import { usePlaceKey } from './use-place-key.ts';

/** What it costs and why, to be read to the guest. */
function Explained({ quote, session }: { quote: Quote; session: StaffSession }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const branch = session.branches.find(({ id }) => id === quote.branchId);
  const branchName = localize(branch?.name, language);
  const missing = priceText(quote.minimal.missing ?? 0, language);
  return (
    <>
      {branchName !== '' && <p>{t`Branch: ${branchName}`}</p>}
      <ExplainedPrice explanation={quote.explanation ?? []} />
      {quote.isTaximeter && <Notice>{t`The courier is paid by the taximeter.`}</Notice>}
      {(quote.minimal.missing ?? 0) > 0 && <Notice tone="warn">{t`${missing} more for delivery`}</Notice>}
      <p className={styles['total']} aria-live="polite">
        {t`Total`} <b>{priceText(quote.totalPrice, language)}</b>
      </p>
    </>
  );
}

type Props = {
  call: Call;
  session: StaffSession;
  onChange: (change: Partial<Call>) => void;
  onPlaced: (order: BoardOrder) => void;
};

function Payments({ call, onChange }: Pick<Props, 'call' | 'onChange'>) {
  const { t, i18n } = useLingui();
  const { data: methods = [] } = useMethods();
  const chips = methods.map(({ type }) => {
    const name = PAYMENT_LABELS[type];
    return { value: type, label: typeof name === 'string' ? name : i18n._(name) };
  });
  return (
    <Chips
      label={t`Payment`}
      chips={chips}
      value={call.payment}
      onChange={(payment) => onChange({ payment })}
    />
  );
}

/** The quote of the call, and what places the order at it. */
function usePlacing({ call, onPlaced }: Pick<Props, 'call' | 'onPlaced'>) {
  const { data, error: refused, isCurrent } = useQuote(call);
  const place = usePlaceOrder();
  const isLive = useConnection() === 'LIVE';
  const quote = refused === null && isPriceable(call) ? data : undefined;
  const isReady = quote !== undefined && isCurrent;
  const send = () => {
    if (isReady && isLive && !place.isPending) place.mutate({ call, quote }, { onSuccess: onPlaced });
  };
  usePlaceKey(send);
  return { quote, isReady, send, isPending: place.isPending, error: useCallError(place.error ?? refused) };
}

/** How the guest pays, what it costs, and the button that places it. */
export function TotalPart({ call, session, onChange, onPlaced }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { quote, isReady, send, isPending, error } = usePlacing({ call, onPlaced });
  const total = quote ? priceText(quote.totalPrice, language) : '';
  return (
    <section className={styles['part']} aria-label={t`Payment`}>
      <h2>{t`Payment`}</h2>
      <Payments call={call} onChange={onChange} />
      <HandoverFields call={call} total={quote?.totalPrice ?? null} onChange={onChange} />
      {quote && <Explained quote={quote} session={session} />}
      {error !== '' && <Notice tone="bad">{error}</Notice>}
      <OnlineButton look="main" isDisabled={!isReady} isPending={isPending} onPress={send}>
        {quote ? t`Place the order · ${total}` : t`Place the order`}
      </OnlineButton>
    </section>
  );
}
