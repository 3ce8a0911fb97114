import { localize } from '@dasturxon/core/kernel';
import type { BoardLine, StaffSession, StoppedAt } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';

import { useLanguage } from '../i18n/use-language.ts';
import { StoppedNotice } from '../stop-list/stopped-notice.tsx';
import styles from './ticket-card.module.css';

/** The stop's terms are read when a dish runs out for the first time. */
const StopDialog = lazy(async () => ({
  default: (await import('../stop-list/stop-dialog.tsx')).StopDialog,
}));

type Props = { line: BoardLine; branchId: string; session: StaffSession };

/** Takes the dish of a ticket's line off sale in two presses (BO-417): this button, then for how long. */
export function SoldOut({ line, branchId, session }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [stoppedAt, setStoppedAt] = useState<StoppedAt[] | null>(null);
  const branch = session.branches.find(({ id }) => id === branchId);
  if (!branch || !session.permissions.includes('stopList.write')) return null;
  const name = localize(line.name, language);
  const subject = { kind: 'PRODUCT' as const, id: line.productId, name };
  return (
    <>
      <button
        type="button"
        className={styles['out']}
        aria-label={t`Sold out: ${name}`}
        onClick={() => setOpen(true)}
      >
        {t({ message: 'Sold out', context: 'a cook takes a dish off sale' })}
      </button>
      {stoppedAt && (
        <div className={styles['stopped']}>
          <StoppedNotice subject={subject} stoppedAt={stoppedAt} onClose={() => setStoppedAt(null)} />
        </div>
      )}
      {isOpen && (
        <Suspense>
          <StopDialog
            subject={subject}
            branch={branch}
            zone={session.timeZone}
            branchCount={session.branches.length}
            onStopped={setStoppedAt}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
