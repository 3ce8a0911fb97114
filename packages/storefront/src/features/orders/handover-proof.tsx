import type { OrderDetails } from '@dasturxon/core/api';
import { useLingui } from '@lingui/react/macro';
import { SectionCard } from '@dasturxon/ui/section-card';
import { useQuery } from '@tanstack/react-query';

import { ownPictureQuery } from '../../domains/pictures/own-pictures.ts';
import { useApi } from '../../domains/session/api.ts';
import styles from './orders.module.css';

function DoorPicture({ id }: { id: string }) {
  const { t } = useLingui();
  const api = useApi();
  const { data } = useQuery(ownPictureQuery(api, id));
  return data ? <img className={styles.door} src={data} alt={t`Your order at the door`} /> : null;
}

/** The code that the guest reads to the courier at the door (BO-403), or the photo of what was left there (BO-404). */
export function HandoverProof({ order }: { order: OrderDetails }) {
  const { t } = useLingui();
  const { handoverCode: code, doorPicture } = order;
  if (code)
    return (
      <SectionCard title={t`Code for the courier`}>
        <p className={styles.code}>
          <bdi>{code}</bdi>
        </p>
        <p>{t`Tell it to the courier only when you have your order.`}</p>
      </SectionCard>
    );
  if (!doorPicture) return null;
  return (
    <SectionCard title={t`Left at the door`}>
      <DoorPicture id={doorPicture} />
    </SectionCard>
  );
}
