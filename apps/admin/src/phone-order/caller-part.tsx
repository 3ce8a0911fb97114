import { Badge } from '@dasturxon/admin-ui/badge';
import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { formatDate } from '@dasturxon/core/format';
import { localize } from '@dasturxon/core/kernel';
import type { FoundCustomer, LastOrder, StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import { priceText } from '../prices/price-text.ts';
import { useCallError } from '../board/use-call-error.ts';
import { useLanguage } from '../i18n/use-language.ts';
import type { Call } from './call.ts';
import styles from './phone-order.module.css';
import type { useFindCustomer } from './use-call.ts';
import { OnlineButton } from '../offline/online-button.tsx';

type Props = {
  call: Call;
  session: StaffSession;
  search: ReturnType<typeof useFindCustomer>;
  onChange: (change: Partial<Call>) => void;
  onRepeat: (order: LastOrder) => void;
};

function Known({
  customer,
  session,
  onRepeat,
}: { customer: FoundCustomer } & Pick<Props, 'session' | 'onRepeat'>) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const count = customer.orderCount;
  return (
    <>
      <p className={styles['row']}>
        <b dir="auto">{customer.name}</b>
        <Badge tone="good">{t`Orders: ${count}`}</Badge>
      </p>
      {customer.isBlocked && (
        <Notice tone="warn">{t`The guest is blocked: they cannot sign in or order.`}</Notice>
      )}
      <Notice>{t`Let the guest name the address. Do not read it out: the number may be someone else’s.`}</Notice>
      <ul className={styles['list']} aria-label={t`Last orders`}>
        {customer.orders.map((order, index) => (
          <li key={order.id} className={styles['row']}>
            <span className={styles['grow']} dir="auto">
              {order.timestamp !== null && formatDate(new Date(order.timestamp), {}, session.timeZone)}
              {' · '}
              {order.lines.map((line) => localize(line.name, language)).join(', ')}
              {' · '}
              {priceText(order.totalPrice, language)}
            </span>
            <Button autoFocus={index === 0} onPress={() => onRepeat(order)}>
              {t`Repeat`}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The caller: the number, and the known data of their account. */
export function CallerPart({ call, session, search, onChange, onRepeat }: Props) {
  const { t } = useLingui();
  const error = useCallError(search.error);
  const mayFind = session.permissions.includes('customers.find');
  const { data: customer } = search;
  return (
    <section className={styles['part']} aria-label={t`Guest`}>
      <h2>{t`Guest`}</h2>
      <form
        className={styles['row']}
        onSubmit={(event) => {
          event.preventDefault();
          if (mayFind) search.mutate(call.phone);
        }}
      >
        <TextField
          label={t`Guest’s phone number`}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          autoFocus
          value={call.phone}
          onChange={(phone) => onChange({ phone })}
        />
        {mayFind && (
          <OnlineButton type="submit" look="main" isPending={search.isPending}>
            {t`Find`}
          </OnlineButton>
        )}
      </form>
      {error !== '' && <Notice tone="bad">{error}</Notice>}
      {customer && <Known key={call.phone} customer={customer} session={session} onRepeat={onRepeat} />}
      {customer === null && <Notice>{t`A new guest: repeat the number aloud and ask for the name.`}</Notice>}
      {!customer?.name && (
        <TextField
          label={t`Guest’s name`}
          autoComplete="off"
          value={call.name}
          onChange={(name) => onChange({ name })}
        />
      )}
    </section>
  );
}
