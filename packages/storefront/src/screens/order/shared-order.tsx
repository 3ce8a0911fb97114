import { ApiError } from '@dasturxon/core/api';
import { BAR_STEPS, type SharedOrder as Shared, stepsDone } from '@dasturxon/core/order';
import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@dasturxon/ui/empty-state';
import { OrderStatus, OrderSteps } from '@dasturxon/ui/order-status';
import { PageFrame } from '@dasturxon/ui/page-frame';
import { SectionCard } from '@dasturxon/ui/section-card';
import { useQuery } from '@tanstack/react-query';

import { sharedOrderQuery } from '../../domains/orders/shared-order.ts';
import { useApi } from '../../domains/session/api.ts';
import { OrderMap } from '../../features/courier/order-map.tsx';
import orderStyles from '../../features/orders/orders.module.css';
import { toSteps } from '../../features/orders/to-steps.tsx';
import { useTimeTo } from '../../features/orders/use-eta.ts';
import { useStatusLabel } from '../../features/orders/use-status-label.ts';
import { useDeps } from '../../hosts/deps.ts';
import { statusSentence } from '../../i18n/labels/status-labels.ts';
import { ToMenuButton } from '../../i18n/to-menu-button.tsx';
import { back } from '../../router/navigation.ts';
import { Loaded } from '../loaded.tsx';
import { LazyMap } from '../map/lazy-map.tsx';
import styles from './shared-order.module.css';

/** Another person's order, opened by the link that they have shared (B37). */
export function SharedOrder({ id, mark }: { id: string; mark: string }) {
  const { t } = useLingui();
  const query = useQuery(sharedOrderQuery(useApi(), id, mark));
  const isOver = query.error instanceof ApiError && query.error.status === 404;
  return (
    <PageFrame title={t`Order`} backLabel={t`Back`} onBack={() => back('/')}>
      {isOver ? <Ended /> : <Loaded query={query}>{(order) => <Progress order={order} />}</Loaded>}
    </PageFrame>
  );
}

function Ended() {
  const { t } = useLingui();
  return <EmptyState drawing="problem" title={t`This link has ended`} action={<ToMenuButton />} />;
}

function Progress({ order }: { order: Shared }) {
  const { t, i18n } = useLingui();
  const { timeZone } = useDeps();
  const label = useStatusLabel();
  const { branch, courier, expected, status } = order;
  // What it is paid with is not in a link: the sentence is that of an order that waits for no money.
  const sentence = statusSentence(i18n, { ...order, paymentType: 'CASH', isPaid: false });
  return (
    <>
      <SectionCard>
        <OrderStatus
          title={
            <p className={orderStyles.number}>
              <span>{t`Order`}</span> <bdi>{t`№ ${order.number}`}</bdi>
            </p>
          }
          headline={sentence}
          eta={useTimeTo(expected === null ? null : new Date(expected))}
          bar={status === 'CANCELED' ? null : { done: stepsDone(order), of: BAR_STEPS }}
          note={null}
        />
      </SectionCard>
      {courier ? (
        <div className={styles.map}>
          <OrderMap Map={LazyMap} order={{ branch, address: null }} courier={courier} />
        </div>
      ) : null}
      <SectionCard>
        <OrderSteps
          label={t`Order progress`}
          steps={toSteps(order, { history: [], label, zone: timeZone })}
        />
      </SectionCard>
    </>
  );
}
