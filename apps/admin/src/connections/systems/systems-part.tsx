import { Badge } from '@dasturxon/admin-ui/badge';
import type { ConnectedSystems } from '@dasturxon/core/connections';
import { formatDate } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';

import { MAP_REASONS } from '../../settings/map-reasons.ts';
import { NotReadYet } from '../not-read-yet.tsx';
import styles from '../connections.module.css';
import { AggregatorCard } from './aggregator-card.tsx';
import { CrmCard } from './crm-card.tsx';
import { TillCard } from './till-card.tsx';
import { useSystems } from './use-systems.ts';

/** Whether guests see the map that the settings name. Its kind and key are in the settings. */
function MapCard({ failure, zone }: { failure: ConnectedSystems['mapFailure']; zone: string }) {
  const { t, i18n } = useLingui();
  const at = formatDate(failure?.at ?? null, { time: true }, zone);
  return (
    <section className={styles['card']} aria-label={t`Map`}>
      <h3 className={styles['title']}>
        {t`Map`}{' '}
        <Badge tone={failure ? 'warn' : 'good'}>
          {failure ? t`Guests saw the simple map` : t`No failure reported`}
        </Badge>
      </h3>
      {failure && (
        <p>
          {at}: {i18n._(MAP_REASONS[failure.reason])}
        </p>
      )}
      <p className={styles['quiet']}>
        <a href="/settings">{t`The kind of map and its key are in the settings.`}</a>
      </p>
    </section>
  );
}

/** Till, aggregators, amoCRM and the map. */
export function SystemsPart({ zone }: { zone: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useSystems();
  if (!data) return <NotReadYet error={error} retry={() => void refetch()} />;
  return (
    <>
      <h2 className={styles['title']}>{t`Till, aggregators and CRM`}</h2>
      <TillCard systems={data} zone={zone} />
      {data.aggregators.map((aggregator) => (
        <AggregatorCard key={aggregator.kind} aggregator={aggregator} branches={data.branches} zone={zone} />
      ))}
      <CrmCard crm={data.crm} zone={zone} />
      <MapCard failure={data.mapFailure} zone={zone} />
    </>
  );
}
