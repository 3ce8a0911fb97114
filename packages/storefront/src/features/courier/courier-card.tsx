import type { OrderDetails } from '@dasturxon/core/api';
import { useLingui } from '@lingui/react/macro';
import { MapIcon, PhoneIcon, ScooterIcon } from '@dasturxon/ui/icons';
import type { MapViewProps } from '@dasturxon/ui/map-view';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { SectionCard } from '@dasturxon/ui/section-card';
import type { ComponentType } from 'react';

import { courierSentence } from '../../i18n/courier-words.ts';
import { followCell } from '../../router/follow-cell.ts';
import styles from './courier.module.css';
import { hasMap, OrderMap } from './order-map.tsx';
import { useCourier } from './use-courier.ts';

type CourierCardProps = { order: OrderDetails; Map: ComponentType<MapViewProps> };

/** Who brings the order and how far they are, with a button to call and the map (RT-33, D18, IMP-18). */
export function CourierCard({ order, Map }: CourierCardProps) {
  const { t, i18n } = useLingui();
  const courier = useCourier(order);
  const sentence = courierSentence(i18n, order.courierStatus) ?? t`The courier has your order`;
  const tel = telOf(courier?.phone ?? null);
  const path = `/profile/orders/${order.id}/map`;

  return (
    <SectionCard title={t`Courier`}>
      <div className={styles.courier}>
        <div className={styles.who}>
          <span className={styles.sign}>
            <ScooterIcon />
          </span>
          <p className={styles.words} aria-live="polite">
            {courier?.firstName ? <b>{courier.firstName}</b> : null}
            <span>{sentence}</span>
          </p>
        </div>
        {hasMap(order) ? (
          <div className={styles.map}>
            <OrderMap Map={Map} order={order} courier={courier} />
          </div>
        ) : null}
        <div className={styles.buttons}>
          {tel ? (
            <PrimaryButton tone="quiet" href={tel} before={<PhoneIcon size={20} />}>
              {t`Call`}
            </PrimaryButton>
          ) : null}
          {hasMap(order) ? (
            <PrimaryButton tone="quiet" href={path} before={<MapIcon size={20} />} onClick={followCell(path)}>
              {t`Large map`}
            </PrimaryButton>
          ) : null}
        </div>
      </div>
    </SectionCard>
  );
}

/** A number as a phone dials it; an extension after a comma is dialled after a pause. */
function telOf(phone: string | null): string | null {
  const [, number, extension] = /^\+?(\d{5,20})(?:,(\d{1,10}))?$/.exec(phone ?? '') ?? [];
  if (!number) return null;
  return extension ? `tel:+${number},${extension}` : `tel:+${number}`;
}
