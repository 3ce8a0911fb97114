import type { OrderDetails } from '@dasturxon/core/api';
import { useLingui } from '@lingui/react/macro';
import { PhoneIcon, ScooterIcon } from '@dasturxon/ui/icons';
import type { MapViewProps } from '@dasturxon/ui/map-view';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { SectionCard } from '@dasturxon/ui/section-card';
import type { ComponentType } from 'react';

import { courierSentence } from '../../i18n/labels/courier-sentence.ts';
import styles from './courier.module.css';
import { LargeMapButton } from './large-map-button.tsx';
import { hasMap, OrderMap } from './order-map.tsx';
import { telOf } from './tel-of.ts';
import { useCourier } from './use-courier.ts';

type CourierCardProps = { order: OrderDetails; Map: ComponentType<MapViewProps> };

/** The courier and their distance, with a button to call and the map (RT-33, D18, IMP-18). */
export function CourierCard({ order, Map }: CourierCardProps) {
  const { t, i18n } = useLingui();
  const courier = useCourier(order);
  const sentence = courierSentence(i18n, order);
  const tel = telOf(courier?.phone ?? null);

  return (
    <SectionCard title={t`Courier`}>
      <div className={styles.courier}>
        <div className={styles.who}>
          <span className={styles.sign}>
            <ScooterIcon />
          </span>
          <p className={styles.text} aria-live="polite">
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
            <PrimaryButton look={{ tone: 'quiet' }} native={{ href: tel }} before={<PhoneIcon size={20} />}>
              {t`Call`}
            </PrimaryButton>
          ) : null}
          <LargeMapButton order={order} />
        </div>
      </div>
    </SectionCard>
  );
}
