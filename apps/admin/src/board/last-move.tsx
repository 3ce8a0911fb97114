import { formatTime } from '@dasturxon/core/format';
import type { BoardOrder, StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import { STATUS_LABELS } from './labels.ts';

/** What was last done with an order: when, and by whom or automatically. */
export function LastMove({ order, session }: { order: BoardOrder; session: StaffSession }) {
  const { t, i18n } = useLingui();
  const status = i18n._(STATUS_LABELS[order.status]);
  if (order.lastMove === null) return <p>{status}</p>;
  const time = formatTime(new Date(order.lastMove.at), session.timeZone);
  const by = order.lastMove.by;
  if (by === null && order.status === 'ACCEPTED') return <p>{t`Accepted automatically at ${time}`}</p>;
  return <p>{by === null ? t`${status} at ${time}` : t`${status} at ${time}, ${by}`}</p>;
}
