import { Notice } from '@dasturxon/admin-ui/notice';
import { activeServicePauses, type ServicePause } from '@dasturxon/core/branch';
import { localize } from '@dasturxon/core/kernel';
import { stillUntil, type StaffBranch, type StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { SERVICE_LABELS } from '../board/labels.ts';
import { useCallError } from '../board/use-call-error.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import { useNow } from '../time/use-now.ts';
import styles from './branch-pauses.module.css';
import { untilText } from './until-text.ts';
import { useCapacity } from './use-capacity.ts';
import { useServicePause } from './use-service-pause.ts';

type Props = {
  branch: StaffBranch;
  session: StaffSession;
  putBranch: (branch: StaffBranch) => void;
};

type LeverProps = { session: StaffSession; text: string; error: string; children: ReactNode };

function LeverBanner({ session, text, error, children }: LeverProps) {
  return (
    <Notice tone="warn">
      <div className={styles['banner']}>
        <p>
          <strong>{text}</strong>
          {error !== '' && <span className={styles['details']}>{error}</span>}
        </p>
        {session.permissions.includes('branch.pause') && children}
      </div>
    </Notice>
  );
}

const useBranchName = ({ name, id }: StaffBranch) => localize(name, useLanguage().language) || id;

function ServiceBanner({ branch, session, putBranch, pause }: Props & { pause: ServicePause }) {
  const { t, i18n } = useLingui();
  const resume = useServicePause(branch.id, putBranch);
  const name = useBranchName(branch);
  const service = i18n._(SERVICE_LABELS[pause.service]);
  const time = untilText(pause.until, useNow(), session.timeZone);
  return (
    <LeverBanner
      session={session}
      text={t`${name}: no orders until ${time} · ${service}`}
      error={useCallError(resume.error)}
    >
      <OnlineButton
        isPending={resume.isPending}
        onPress={() => resume.mutate({ service: pause.service, term: null })}
      >
        {t`Resume: ${service}`}
      </OnlineButton>
    </LeverBanner>
  );
}

/** The services of a branch that take no orders, each with the button that ends its pause. */
export function ServiceBanners(props: Props) {
  return activeServicePauses(props.branch.pausedServices, useNow()).map((pause) => (
    <ServiceBanner key={pause.service} pause={pause} {...props} />
  ));
}

/** How many later orders a slot of tonight takes, with the button that returns to the usual number. */
export function CapacityBanner({ branch, session, putBranch }: Props) {
  const { t } = useLingui();
  const now = useNow();
  const capacity = useCapacity(branch.id, putBranch);
  const error = useCallError(capacity.error);
  const name = useBranchName(branch);
  const { tonight } = branch;
  if (tonight === null || stillUntil(tonight.until, now) === null) return null;
  const time = untilText(tonight.until, now, session.timeZone);
  const count = tonight.orders;
  return (
    <LeverBanner
      session={session}
      text={t`${name}: pre-orders per slot: ${count} until ${time}`}
      error={error}
    >
      <OnlineButton isPending={capacity.isPending} onPress={() => capacity.mutate(null)}>
        {t`Return to the usual number`}
      </OnlineButton>
    </LeverBanner>
  );
}
