import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import type { BoardOrder } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import styles from './guest-pictures.module.css';
import { useEntrancePicture } from './use-guest-picture.ts';

/** The guest's photo of the entrance, over a tap (B60); nothing for an order without one. */
export function EntrancePhoto({ order }: { order: Pick<BoardOrder, 'id' | 'entrancePicture'> }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { data, error, isFetching } = useEntrancePicture(order.id, isOpen);
  const failure = useCallError(error);
  if (order.entrancePicture === null) return null;
  return (
    <div className={styles['entrance']}>
      <Button isPending={isFetching} onPress={() => setOpen(!isOpen)}>
        {isOpen ? t`Hide the photo` : t`Photo of the entrance`}
      </Button>
      {isOpen && failure !== '' && <Notice tone="bad">{failure}</Notice>}
      {isOpen && data && <img className={styles['large']} src={data} alt={t`Photo of the entrance`} />}
    </div>
  );
}
