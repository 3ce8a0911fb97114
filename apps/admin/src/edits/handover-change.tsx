import { formatDate } from '@dasturxon/core/format';
import type { ShownHandover } from '@dasturxon/core/order';
import type { BoardOrder } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import { SERVICE_LABELS } from '../board/labels.ts';
import styles from './edits.module.css';

type Shown = Pick<ShownHandover, 'address' | 'atTime'> & Pick<BoardOrder, 'serviceType'>;
type Props = { before: Shown; after: Shown; zone: string };

/** What an edit changed of service, address and time: the former one struck, then the new one. */
export function HandoverChange({ before, after, zone }: Props) {
  const { t, i18n } = useLingui();
  const at = ({ atTime }: Shown) =>
    atTime === null ? t`as soon as possible` : formatDate(atTime, { time: true }, zone);
  const texts = ({ serviceType, address, atTime }: Shown) => [
    i18n._(SERVICE_LABELS[serviceType]),
    address ?? '',
    at({ serviceType, address, atTime }),
  ];
  const now = texts(after);
  return (
    <div className={styles['changes']}>
      {texts(before).map((was, index) => {
        const is = now[index];
        return was === is ? null : (
          // Service, address and time keep their places.
          <p key={index} dir="auto">
            {was !== '' && <s>{was}</s>} {is !== '' && <b>{is}</b>}
          </p>
        );
      })}
    </div>
  );
}
