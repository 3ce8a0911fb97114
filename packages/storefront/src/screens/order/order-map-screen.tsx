import type { OrderDetails } from '@dasturxon/core/api';
import { useLingui } from '@lingui/react/macro';
import { PageFrame } from '@dasturxon/ui/page-frame';
import { useAtomValue } from 'jotai';

import type { ScreenProps } from '../../app/routes/routes.ts';
import { OrderMap } from '../../features/courier/order-map.tsx';
import { useCourier } from '../../features/courier/use-courier.ts';
import { useLiveOrder } from '../../features/orders/use-live-order.ts';
import { courierSentence } from '../../i18n/labels/courier-sentence.ts';
import { statusSentence } from '../../i18n/labels/status-labels.ts';
import { useTitle } from '../../i18n/use-title.ts';
import { back } from '../../router/navigation.ts';
import { sessionAtom } from '../../domains/session/session.ts';
import { Loaded } from '../loaded.tsx';
import { LazyMap } from '../map/lazy-map.tsx';
import { useSignInToOrder } from '../sign-in-to-order.ts';
import styles from './order-map-screen.module.css';
import { ToOrders } from './to-orders.tsx';

/** The way of one order: branch, door and, when there is one, the courier (RT-34, IMP-18). */
export function OrderMapScreen({ params }: ScreenProps) {
  const { t } = useLingui();
  const id = params['id'] ?? '';
  const session = useAtomValue(sessionAtom);
  useTitle(t`Order on the map`);
  useSignInToOrder(`/profile/orders/${id}/map`);
  return (
    <PageFrame title={t`Order on the map`} backLabel={t`Back`} onBack={() => back(`/profile/orders/${id}`)}>
      {session ? <LiveMap id={id} /> : null}
    </PageFrame>
  );
}

function LiveMap({ id }: { id: string }) {
  return (
    <Loaded query={useLiveOrder(id)} elsewhere={<ToOrders />}>
      {(order) => <Way order={order} />}
    </Loaded>
  );
}

function Way({ order }: { order: OrderDetails }) {
  const { i18n } = useLingui();
  const courier = useCourier(order);
  const sentence = courier ? courierSentence(i18n, order) : statusSentence(i18n, order);
  return (
    <>
      <p className={styles.sentence} role="status">
        {sentence}
      </p>
      <div className={styles.map}>
        <OrderMap Map={LazyMap} order={order} courier={courier} />
      </div>
    </>
  );
}
