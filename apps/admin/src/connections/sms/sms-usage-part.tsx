import { Badge } from '@dasturxon/admin-ui/badge';
import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import type { SmsUsage } from '@dasturxon/core/connections';
import { formatMoney, formatTime } from '@dasturxon/core/format';
import { SMS_GATEWAY_NAMES } from '@dasturxon/core/merchant';
import { useLingui } from '@lingui/react/macro';

import styles from '../connections.module.css';
import { NotReadYet } from '../not-read-yet.tsx';
import { SmsCostsForm } from './sms-costs-form.tsx';
import { useSmsUsage } from './use-sms-usage.ts';

/** A number that right-to-left text does not take apart. */
const WHOLE = { nbsp: true };

function Balance({ gateway, outcome, balance }: SmsUsage['balances'][number]) {
  const { t } = useLingui();
  const name = SMS_GATEWAY_NAMES[gateway];
  if (outcome === 'refused')
    return (
      <li>
        {name}: <Badge tone="bad">{t`The gateway does not take the password.`}</Badge>
      </li>
    );
  if (outcome === 'unreachable')
    return (
      <li>
        {name}: <Badge tone="warn">{t`The gateway did not answer.`}</Badge>
      </li>
    );
  if (balance === null) return <li>{t`${name}: the gateway shows the balance in its own cabinet alone.`}</li>;
  const sum = formatMoney(balance, WHOLE);
  return (
    <li>
      {balance > 0 ? t`${name}: ${sum} soʻm left` : <Badge tone="bad">{t`${name}: ${sum} soʻm left`}</Badge>}
    </li>
  );
}

/** Balances, what was sent and spent in this month, and the codes of the day. */
function Usage({ usage, zone }: { usage: SmsUsage; zone: string }) {
  const { t } = useLingui();
  const { month, today, costs } = usage;
  const [messages, parts, codes, cap] = [month.messages, month.parts, today.codes, costs.dayCap].map((one) =>
    formatMoney(one, WHOLE),
  );
  const spent = month.spent === null ? null : formatMoney(month.spent, WHOLE);
  const ends = formatTime(today.endsAt, zone);
  const isFull = today.codes >= costs.dayCap;
  return (
    <ul className={styles['facts']} aria-label={t`What SMS cost`}>
      {usage.balances.map((one) => (
        <Balance key={one.gateway} {...one} />
      ))}
      <li>{t`Sent in this calendar month: ${messages}; SMS by the gateway’s count: ${parts}`}</li>
      <li>
        {spent === null ? t`Set the price of an SMS to see what they cost.` : t`Spent: about ${spent} soʻm`}
      </li>
      <li>
        {t`Codes today: ${codes} of ${cap}, until ${ends}`}{' '}
        {isFull && <Badge tone="bad">{t`No more codes are sent`}</Badge>}
      </li>
    </ul>
  );
}

/** What SMS cost, with the price and the limit that an owner sets. */
export function SmsUsagePart({ zone }: { zone: string }) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useSmsUsage();
  if (!data) return <NotReadYet error={error} retry={() => void refetch()} />;
  return (
    <div className={styles['form']}>
      <Usage usage={data} zone={zone} />
      <ButtonRow>
        <Button isPending={isFetching} onPress={() => void refetch()}>{t`Ask the gateways again`}</Button>
      </ButtonRow>
      <SmsCostsForm key={JSON.stringify(data.costs)} costs={data.costs} />
    </div>
  );
}
