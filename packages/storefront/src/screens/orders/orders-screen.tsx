import type { Order } from '@dasturxon/core/order';
import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@dasturxon/ui/empty-state';
import { PageFrame } from '@dasturxon/ui/page-frame';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { Segmented } from '@dasturxon/ui/segmented';
import { useAtomValue, useStore } from 'jotai';

import { askToSignIn } from '../../domains/account/sign-in-first.ts';
import { ActiveOrders, ArchivedOrders } from '../../features/orders/orders-tab.tsx';
import { PayLink } from '../../features/payment/pay-link.tsx';
import { useTitle } from '../../i18n/use-title.ts';
import { back, go, useQueryParam } from '../../router/navigation.ts';
import { sessionAtom } from '../../domains/session/session.ts';
import { LoadFailure } from '../load-failure.tsx';

const PATH = '/profile/orders';

/** The customer's orders: current ones and the archive (RT-32, ST-06). */
export function OrdersScreen() {
  const { t } = useLingui();
  const userId = useAtomValue(sessionAtom)?.user.id ?? null;
  useTitle(t`My orders`);
  return (
    <PageFrame title={t`My orders`} backLabel={t`Back`} onBack={() => back('/profile')}>
      {userId === null ? <SignInToSee /> : <Tabs userId={userId} />}
    </PageFrame>
  );
}

function Tabs({ userId }: { userId: string }) {
  const { t } = useLingui();
  const tab = useQueryParam('tab') === 'archive' ? 'archive' : 'active';
  const List = tab === 'archive' ? ArchivedOrders : ActiveOrders;
  return (
    <>
      <Segmented
        label={t`My orders`}
        options={[
          { value: 'active', label: t`Current` },
          { value: 'archive', label: t`Archive` },
        ]}
        value={tab}
        onChange={(chosen) => go(chosen === 'archive' ? `${PATH}?tab=archive` : PATH, { replace: true })}
      />
      <List userId={userId} onFailure={showFailure} actionOf={showPay} />
    </>
  );
}

const showPay = (order: Order) => <PayLink order={order} />;
const showFailure = (error: unknown, retry: () => void) => <LoadFailure error={error} onRetry={retry} />;

function SignInToSee() {
  const { t } = useLingui();
  const store = useStore();
  return (
    <EmptyState
      drawing="orders"
      title={t`Sign in to see your orders`}
      action={<PrimaryButton onClick={() => askToSignIn(store, PATH)}>{t`Sign in`}</PrimaryButton>}
    />
  );
}
