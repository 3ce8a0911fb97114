import { Badge } from '@dasturxon/admin-ui/badge';
import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { CheckboxList } from '@dasturxon/admin-ui/checkbox-list';
import { Notice } from '@dasturxon/admin-ui/notice';
import type { AggregatorConnection, ConnectedSystems } from '@dasturxon/core/connections';
import { formatDate } from '@dasturxon/core/format';
import { localize } from '@dasturxon/core/kernel';
import { AGGREGATOR_NAMES } from '@dasturxon/core/order';
import { useLingui } from '@lingui/react/macro';

import { useCallError } from '../../board/use-call-error.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import styles from '../connections.module.css';
import { TestButton } from '../test-button.tsx';
import { RemoveButton } from './remove-button.tsx';
import { useConnectAggregator } from './use-systems.ts';

type Props = { aggregator: AggregatorConnection; branches: ConnectedSystems['branches']; zone: string };

/** When the aggregator was last here. */
function Moments({ aggregator, zone }: Pick<Props, 'aggregator' | 'zone'>) {
  const { t } = useLingui();
  const shown = (at: string | null) => (at === null ? '—' : formatDate(at, { time: true }, zone));
  const [signedIn, menu, ordered] = [aggregator.signedInAt, aggregator.menuReadAt, aggregator.orderedAt].map(
    shown,
  );
  return (
    <p
      className={styles['quiet']}
    >{t`Signed in: ${signedIn}. Read the menu: ${menu}. Ordered: ${ordered}.`}</p>
  );
}

/** What the aggregator enters to sign in here. The secret is shown this once. */
function Client({ aggregator, secret }: { aggregator: AggregatorConnection; secret: string | null }) {
  const { t } = useLingui();
  const { clientId, address } = aggregator;
  return (
    <>
      <p className={styles['quiet']}>
        {t`Give the aggregator this address and client id:`}{' '}
        <code className={styles['address']} dir="ltr">
          {address ?? '—'} {clientId}
        </code>
      </p>
      {secret !== null && (
        <Notice tone="warn">
          {t`The client’s secret. It is shown this once; copy it now:`}{' '}
          <code className={styles['address']} dir="ltr">
            {secret}
          </code>
        </Notice>
      )}
    </>
  );
}

type Served = Pick<Props, 'branches'> &
  Pick<AggregatorConnection, 'branchIds'> & { onChange: (ids: string[] | null) => void };

/** The branches that an aggregator serves: at least one, and null for all of them. */
function ServedBranches({ branches, branchIds, onChange }: Served) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const options = branches.map(({ id, name }) => ({ value: id, label: localize(name, language) || id }));
  const all = options.map(({ value }) => value);
  return (
    <CheckboxList
      label={t`Branches that it serves`}
      options={options}
      value={branchIds ?? all}
      onChange={(ids) => ids.length > 0 && onChange(ids.length === all.length ? null : ids)}
    />
  );
}

/** An aggregator that signs in here: its client, its branches, and when it last called. */
export function AggregatorCard({ aggregator, branches, zone }: Props) {
  const { t } = useLingui();
  const { mutate, isPending, data, error } = useConnectAggregator();
  const failed = useCallError(error);
  const { kind, isSet, branchIds } = aggregator;
  const name = AGGREGATOR_NAMES[kind];
  const send = (isRenewed: boolean, ids: string[] | null) =>
    mutate({ aggregator: kind, isRenewed, branchIds: ids });
  return (
    <section className={styles['card']} aria-label={name}>
      <h3 className={styles['title']}>
        {name} <Badge tone={isSet ? 'good' : 'plain'}>{isSet ? t`Let in` : t`Not connected`}</Badge>
      </h3>
      {isSet && (
        <>
          <Client aggregator={aggregator} secret={data?.clientSecret ?? null} />
          <Moments aggregator={aggregator} zone={zone} />
          <ServedBranches branches={branches} branchIds={branchIds} onChange={(ids) => send(false, ids)} />
        </>
      )}
      <ButtonRow>
        <Button
          label={isSet ? t`New secret: ${name}` : t`Let in: ${name}`}
          isPending={isPending}
          onPress={() => send(true, branchIds)}
        >
          {isSet ? t`New secret` : t`Let in`}
        </Button>
        {isSet && (
          <>
            <TestButton kind={kind} label={t`Test: ${name}`} />
            <RemoveButton system={kind} name={name} />
          </>
        )}
      </ButtonRow>
      {failed !== '' && <Notice tone="bad">{failed}</Notice>}
    </section>
  );
}
