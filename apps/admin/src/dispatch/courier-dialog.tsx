import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Notice } from '@dasturxon/admin-ui/notice';
import type { BoardOrder } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import { priceText } from '../prices/price-text.ts';
import { useCallError } from '../board/use-call-error.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import type { CourierLoad } from './courier-loads.ts';
import { useLoadText } from './dispatch-labels.ts';
import styles from './dispatch.module.css';
import { type Receiver, useEstimate, useGive } from './use-dispatch.ts';

type Props = {
  orders: readonly BoardOrder[];
  loads: readonly CourierLoad[];
  hasService: boolean;
  now: Date;
  put: (order: BoardOrder) => void;
  onClose: () => void;
};

/** The courier service beside the own couriers, with its price. */
function ServicePart({
  order,
  isPending,
  onCall,
}: {
  order: BoardOrder;
  isPending: boolean;
  onCall: () => void;
}) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const estimate = useEstimate(order, true);
  const error = useCallError(estimate.error);
  const price = estimate.data && priceText(estimate.data.price, language);
  const minutes = estimate.data?.minutes ?? null;
  return (
    <section>
      <h3>{t`Courier service`}</h3>
      <p className={styles['quiet']}>
        {price === undefined
          ? error || t`Asking the price…`
          : minutes === null
            ? price
            : t`${price} · ${minutes} min`}
      </p>
      <OnlineButton isPending={isPending} onPress={onCall}>
        {t`Call the courier service`}
      </OnlineButton>
    </section>
  );
}

/** What happens at the courier service first, where it has one of the orders. */
function ServiceNotes({ orders }: Pick<Props, 'orders'>) {
  const { t } = useLingui();
  const atService = orders.filter(({ delivery }) => delivery?.provider === 'YANDEX');
  if (atService.length === 0) return null;
  const isFound = atService.some(({ courierId }) => courierId !== null);
  return (
    <Notice tone={isFound ? 'warn' : 'plain'}>
      {isFound
        ? t`The service may charge for the way its courier has made.`
        : t`The courier service is searching. Its search is called off first.`}
    </Notice>
  );
}

/** Who delivers one order, or a few in one trip: the own couriers of the branch, and the courier service with its price. */
export function CourierDialog({ orders, loads, hasService, now, put, onClose }: Props) {
  const { t } = useLingui();
  const giving = useGive(put);
  const error = useCallError(giving.error);
  const loadText = useLoadText(now);
  const numbers = orders.map(({ number }) => `№ ${number}`).join(', ');
  const [first] = orders;
  const send = (to: Receiver) => giving.mutate({ orders, to }, { onSuccess: onClose });
  return (
    <Dialog title={t`Courier for ${numbers}`} closeLabel={t`Close`} onClose={onClose}>
      <ServiceNotes orders={orders} />
      {error !== '' && <Notice tone="bad">{error}</Notice>}
      <ul className={styles['choices']} aria-label={t`Own couriers`}>
        {loads.map((load, index) => (
          <li key={load.courier.id} className={styles['choice']}>
            <span className={styles['grow']}>
              <strong dir="auto">{load.courier.name}</strong>
              <span className={styles['quiet']}>{loadText(load)}</span>
            </span>
            <OnlineButton
              look={index === 0 ? 'main' : 'quiet'}
              autoFocus={index === 0}
              label={t`Give to ${load.courier.name ?? ''}`}
              isPending={giving.isPending}
              onPress={() => send({ provider: 'OWN', courierId: load.courier.id })}
            >
              {t`Give`}
            </OnlineButton>
          </li>
        ))}
      </ul>
      {loads.length === 0 && <p className={styles['quiet']}>{t`No courier works at this branch.`}</p>}
      {hasService && orders.length === 1 && first?.delivery?.provider !== 'YANDEX' && first && (
        <ServicePart
          order={first}
          isPending={giving.isPending}
          onCall={() => send({ provider: 'YANDEX', courierId: null })}
        />
      )}
    </Dialog>
  );
}
