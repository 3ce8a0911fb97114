import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import type { BoardOrder } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import styles from './guest-pictures.module.css';
import { useDoorPictureOf } from './use-guest-picture.ts';

/** The courier's photo of what was left at the door, over a tap (BO-404); nothing for an order without one. */
export function DoorPhoto({ order }: { order: Pick<BoardOrder, 'id' | 'hasDoorPicture' | 'guest'> }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { data, error, isFetching } = useDoorPictureOf(order.id, isOpen);
  const failure = useCallError(error);
  if (!order.hasDoorPicture || order.guest === null) return null;
  return (
    <div className={styles['entrance']}>
      <Button isPending={isFetching} onPress={() => setOpen(!isOpen)}>
        {isOpen ? t`Hide the photo` : t`Photo at the door`}
      </Button>
      {isOpen && failure !== '' && <Notice tone="bad">{failure}</Notice>}
      {isOpen && data && <img className={styles['large']} src={data} alt={t`Photo at the door`} />}
    </div>
  );
}
