import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import type { QueuedWrite } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import { STATUS_LABELS, STEP_LABELS } from '../board/labels.ts';
import styles from './offline.module.css';
import { useQueue } from './use-offline.ts';

/** A short name of what the person had decided. */
function useDecision(): (one: QueuedWrite) => string {
  const { t, i18n } = useLingui();
  return ({ write }) => {
    if (write.kind === 'MOVE') return i18n._(STEP_LABELS[write.to] ?? STATUS_LABELS[write.to]);
    if (write.kind === 'STOP') return t`Stop sale`;
    if (write.kind === 'RETURN') return t`Put back on sale`;
    return write.action === 'RECALL' || write.action === 'NOT_DONE' ? t`Recall` : t`All done`;
  };
}

/** Why it was not carried out; a conflict names who was first. */
function useWhy(): (one: QueuedWrite) => string {
  const { t, i18n } = useLingui();
  return ({ conflict }) => {
    if (conflict === null) return '';
    const label = STATUS_LABELS[conflict.status as keyof typeof STATUS_LABELS];
    const status = label ? i18n._(label) : '';
    const by = conflict.by;
    if (by !== null) return t`changed meanwhile by ${by}: ${status}`;
    return status === '' ? conflict.text : t`changed meanwhile: ${status}`;
  };
}

/** The writes that were decided without a network and that the server has refused, until a person has seen each. */
export function RefusedWrites() {
  const { t } = useLingui();
  const { queue, writes } = useQueue();
  const [decision, why] = [useDecision(), useWhy()];
  const refused = writes.filter(({ conflict }) => conflict !== null);
  if (refused.length === 0) return null;
  return (
    <Notice tone="bad">
      <ul className={styles['list']} aria-label={t`Not saved`}>
        {refused.map((one) => {
          const label = 'orderId' in one.write ? `№ ${one.label}` : one.label;
          const what = decision(one);
          return (
            <li key={one.key} className={styles['refused']} data-refused={one.key}>
              <span>
                <b>{label}</b> · {t`“${what}” was not saved`} · <span dir="auto">{why(one)}</span>
              </span>
              <Button onPress={() => void queue.dismiss(one.key)}>
                {t({ message: 'I have seen it', context: 'a write that was not saved' })}
              </Button>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
