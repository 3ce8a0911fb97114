import type { OrderDetails } from '@dasturxon/core/api';
import { formatPhone, leftToRight } from '@dasturxon/core/format';
import { chatLink } from '@dasturxon/core/merchant';
import { useLingui } from '@lingui/react/macro';
import { ChatIcon, PhoneIcon, PinIcon } from '@dasturxon/ui/icons';
import type { MapViewProps } from '@dasturxon/ui/map-view';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { SectionCard } from '@dasturxon/ui/section-card';
import { useAtomValue } from 'jotai';
import type { ComponentType } from 'react';

import { routeLink } from '../../router/route-link.ts';
import { settingsAtom } from '../../state/boot.ts';
import { useOrderWords } from '../../state/use-order-words.ts';
import styles from './courier.module.css';
import { isBeingBrought, isOnItsWay, isUnderWay } from './is-being-brought.ts';
import { LargeMapButton } from './large-map-button.tsx';
import { hasMap, OrderMap } from './order-map.tsx';
import { telOf } from './tel-of.ts';

type RestaurantCardProps = { order: OrderDetails; Map: ComponentType<MapViewProps> };

/**
 * Who cooks the order: where, and how to reach them, in one place on every order's page (SET-11, RT-33). Of one that is
 * under way also the way there and the map, unless the courier's own card shows it (RT-34).
 */
export function RestaurantCard({ order, Map }: RestaurantCardProps) {
  const { t } = useLingui();
  const words = useOrderWords();
  const { branch, serviceType } = order;
  const chat = chatLink(useAtomValue(settingsAtom));
  const showsWay = isUnderWay(order) && serviceType !== 'DINE_IN' && !isBeingBrought(order);

  return (
    <SectionCard title={t`Restaurant`}>
      <div className={styles.courier}>
        {branch ? (
          <p className={styles.place}>
            {branch.name ? <b>{words.name(branch.name)}</b> : null}
            {branch.address ? (
              <span className={styles.address}>
                <bdi>{branch.address}</bdi>
              </span>
            ) : null}
          </p>
        ) : null}
        {isOnItsWay(order) && showsWay && hasMap(order) ? (
          <div className={styles.map}>
            <OrderMap Map={Map} order={order} courier={null} />
          </div>
        ) : null}
        <div className={styles.buttons}>
          <Reach phone={branch?.phone ?? null} chat={chat} />
          {showsWay && serviceType === 'PICK_UP' ? <WayThere branch={branch} /> : null}
          {showsWay ? <LargeMapButton order={order} small /> : null}
        </div>
      </div>
    </SectionCard>
  );
}

/** A call and the brand's chat, beside each other. */
function Reach({ phone, chat }: Record<'phone' | 'chat', string | null>) {
  const { t } = useLingui();
  const tel = telOf(phone);
  return (
    <>
      {phone && tel ? (
        <PrimaryButton tone="quiet" small href={tel} before={<PhoneIcon size={20} />}>
          {leftToRight(formatPhone(phone))}
        </PrimaryButton>
      ) : null}
      {chat ? (
        <PrimaryButton tone="quiet" small href={chat} before={<ChatIcon size={20} />}>
          {t`Chat with us`}
        </PrimaryButton>
      ) : null}
    </>
  );
}

function WayThere({ branch }: Pick<OrderDetails, 'branch'>) {
  const { t } = useLingui();
  if (branch?.latitude == null || branch.longitude === null) return null;
  const href = routeLink({ lat: branch.latitude, lon: branch.longitude });
  return (
    <PrimaryButton tone="quiet" small href={href} target="_blank" before={<PinIcon size={20} />}>
      {t`Show the way`}
    </PrimaryButton>
  );
}
