import { Notice } from '@dasturxon/admin-ui/notice';
import { localize } from '@dasturxon/core/kernel';
import { NO_BOARD_REASON, stillUntil, type StaffBranch, type StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { Fragment, useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import { useNow } from '../time/use-now.ts';
import { useLanguage } from '../i18n/use-language.ts';
import styles from './branch-pauses.module.css';
import { BusyBanner } from './busy-banner.tsx';
import { BusyDialog } from './busy-dialog.tsx';
import { CapacityBanner, ServiceBanners } from './lever-banners.tsx';
import { PauseDialog } from './pause-dialog.tsx';
import { untilText } from './until-text.ts';
import { useResume } from './use-pause.ts';
import { useConnection } from '../offline/connection.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import type { SessionProps } from '../session/session-props.ts';

const mayPause = ({ permissions }: StaffSession) => permissions.includes('branch.pause');

function PauseBanner({ branch, session, putBranch }: SessionProps & { branch: StaffBranch }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const now = useNow();
  const resume = useResume(branch, putBranch);
  const error = useCallError(resume.error);
  const until = stillUntil(branch.pausedUntil, now);
  if (until === null) return null;
  const name = localize(branch.name, language) || branch.id;
  const time = untilText(until, now, session.timeZone);
  const reason =
    branch.pauseReason === NO_BOARD_REASON ? t`No board of the branch was online` : branch.pauseReason;
  const details = [branch.pausedBy, reason].filter(Boolean).join(' · ');
  return (
    <Notice tone="bad">
      <div className={styles['banner']}>
        <p>
          <strong>{t`${name}: no orders until ${time}`}</strong>
          {details !== '' && <span className={styles['details']}>{details}</span>}
          {error !== '' && <span className={styles['details']}>{error}</span>}
        </p>
        {mayPause(session) && (
          <OnlineButton look="main" isPending={resume.isPending} onPress={() => resume.mutate()}>
            {t`Resume orders`}
          </OnlineButton>
        )}
      </div>
    </Notice>
  );
}

/** A banner for each branch that is paused, in part or whole, busy, or with another capacity tonight. */
export function PauseBanners(props: SessionProps) {
  return (
    <div className={styles['banners']}>
      {props.session.branches.map((branch) => (
        <Fragment key={branch.id}>
          <PauseBanner branch={branch} {...props} />
          <ServiceBanners branch={branch} {...props} />
          <BusyBanner branch={branch} {...props} />
          <CapacityBanner branch={branch} {...props} />
        </Fragment>
      ))}
    </div>
  );
}

/** The dialog of paused branches, which a button, a key and a command open. */
export type PauseOpening = { isOpen: boolean; open: () => void; close: () => void };

/** Whether the dialog of paused branches is open. It opens with the permission and a network alone. */
export function usePauseOpening(session: StaffSession): PauseOpening {
  const [isOpen, setOpen] = useState(false);
  const isLive = useConnection() === 'LIVE';
  const mayOpen = isLive && mayPause(session) && session.branches.length > 0;
  return { isOpen, open: () => setOpen(mayOpen), close: () => setOpen(false) };
}

/** The buttons that pause a branch and make it busy; hidden without the permission. */
export function PauseControl({ session, putBranch, pause }: SessionProps & { pause: PauseOpening }) {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  if (!mayPause(session) || session.branches.length === 0) return null;
  return (
    <>
      <OnlineButton onPress={pause.open}>{t`Pause orders`}</OnlineButton>
      <OnlineButton onPress={() => setBusy(true)}>{t`Busy`}</OnlineButton>
      {isBusy && <BusyDialog session={session} putBranch={putBranch} onClose={() => setBusy(false)} />}
      {pause.isOpen && <PauseDialog session={session} putBranch={putBranch} onClose={pause.close} />}
    </>
  );
}
