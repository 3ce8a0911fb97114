import type { OrderDetails } from '@dasturxon/core/api';
import { routeLinks } from '@dasturxon/core/dispatch';
import { formatPhone, leftToRight } from '@dasturxon/core/format';
import { chatLink } from '@dasturxon/core/merchant';
import { useLingui } from '@lingui/react/macro';
import { ChatIcon, PhoneIcon, PinIcon } from '@dasturxon/ui/icons';
import type { MapViewProps } from '@dasturxon/ui/map-view';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { SectionCard } from '@dasturxon/ui/section-card';
import { useAtomValue } from 'jotai';
import type { ComponentType } from 'react';

import { settingsAtom } from '../../store/boot.ts';
import { useOrderFormats } from '../../i18n/labels/order-formats.ts';
import styles from './courier.module.css';
import { isBeingBrought, isOnItsWay, isUnderWay } from './is-being-brought.ts';
import { LargeMapButton } from './large-map-button.tsx';
import { hasMap, OrderMap } from './order-map.tsx';
import { telOf } from './tel-of.ts';

type RestaurantCardProps = { order: OrderDetails; Map: ComponentType<MapViewProps> };

/**
 * The restaurant of an order: address and contacts, in one place on every order's page (SET-11, RT-33). For an active
 * order also the route and the map, unless the courier's own card shows it (RT-34).
 */
export function RestaurantCard({ order, Map }: RestaurantCardProps) {
  const { t } = useLingui();
  const { branch } = order;
  const chat = chatLink(useAtomValue(settingsAtom));
  const showsWay = isUnderWay(order) && order.serviceType !== 'DINE_IN' && !isBeingBrought(order);

  return (
    <SectionCard title={t`Restaurant`}>
      <div className={styles.courier}>
        {branch ? <Place branch={branch} /> : null}
        {showsWay && isOnItsWay(order) && hasMap(order) ? (
          <div className={styles.map}>
            <OrderMap Map={Map} order={order} courier={null} />
          </div>
        ) : null}
        <div className={styles.buttons}>
          <Reach phone={branch?.phone ?? null} chat={chat} />
          {showsWay ? <Ways order={order} /> : null}
        </div>
      </div>
    </SectionCard>
  );
}

function Place({ branch: { name, address } }: { branch: NonNullable<OrderDetails['branch']> }) {
  const format = useOrderFormats();
  return (
    <p className={styles.place}>
      {name ? <b>{format.name(name)}</b> : null}
      {address ? (
        <span className={styles.address}>
          <bdi>{address}</bdi>
        </span>
      ) : null}
    </p>
  );
}

/** A call and the brand's chat, beside each other. */
function Reach({ phone, chat }: Record<'phone' | 'chat', string | null>) {
  const { t } = useLingui();
  const tel = telOf(phone);
  return (
    <>
      {phone && tel ? (
        <PrimaryButton
          look={{ tone: 'quiet', small: true }}
          native={{ href: tel }}
          before={<PhoneIcon size={20} />}
        >
          {leftToRight(formatPhone(phone))}
        </PrimaryButton>
      ) : null}
      {chat ? (
        <PrimaryButton
          look={{ tone: 'quiet', small: true }}
          native={{ href: chat }}
          before={<ChatIcon size={20} />}
        >
          {t`Chat with us`}
        </PrimaryButton>
      ) : null}
    </>
  );
}

/** The way there, for who fetches it, and the order's map. */
function Ways({ order }: { order: OrderDetails }) {
  const { t } = useLingui();
  const { latitude: lat = null, longitude: lon = null } = order.branch ?? {};
  const isFetched = order.serviceType === 'PICK_UP' && lat !== null && lon !== null;
  return (
    <>
      {isFetched ? (
        <div className={styles.ways} role="group" aria-label={t`Get directions`}>
          <span className={styles.way}>
            <PinIcon size={20} />
            {t`Get directions`}
          </span>
          {routeLinks({ lat, lon }).map(({ service, url }) => (
            <PrimaryButton
              key={service}
              look={{ tone: 'quiet', small: true }}
              native={{ href: url, target: '_blank' }}
            >
              {service}
            </PrimaryButton>
          ))}
        </div>
      ) : null}
      <LargeMapButton order={order} small />
    </>
  );
}
