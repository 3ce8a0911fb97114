import { Badge } from '@dasturxon/admin-ui/badge';
import type { BranchHours } from '@dasturxon/core/branch';
import { OFFERED_SERVICE_TYPES, type OfferedServiceType } from '@dasturxon/core/order';
import { isBranchOpenNow, nextOpening, openUntil } from '@dasturxon/core/time';
import { useLingui } from '@lingui/react/macro';

import { SERVICE_LABELS } from '../board/labels.ts';
import { untilText } from '../branches/until-text.ts';
import { useDraft } from '../drafts/draft-context.ts';
import { useNow } from '../time/use-now.ts';
import styles from './branch-editor.module.css';

const EVERY_MS = 30_000;

type Props = { branch: BranchHours; service: OfferedServiceType };

function ServiceState({ branch, service }: Props) {
  const { t, i18n } = useLingui();
  const { zone } = useDraft();
  const now = useNow(EVERY_MS);
  const name = i18n._(SERVICE_LABELS[service]);
  const moment = { branch, serviceType: service, now, zone };
  const text = (at: Date) => untilText(at.toISOString(), now, zone);
  if (isBranchOpenNow(branch, service, now, zone)) {
    const until = openUntil(moment);
    const time = until && text(until);
    return (
      <Badge tone="good">
        {time ? t`${name}: open now until ${time}` : t`${name}: open round the clock`}
      </Badge>
    );
  }
  const next = nextOpening(moment);
  const time = next && text(next);
  return <Badge tone="warn">{time ? t`${name}: closed, opens ${time}` : t`${name}: never opens`}</Badge>;
}

/** Whether the branch would be open now by the hours of the draft, and until when. */
export function OpenState({ branch }: { branch: BranchHours }) {
  const { t } = useLingui();
  return (
    <div role="group" className={styles['state']} aria-label={t`By these hours`}>
      {OFFERED_SERVICE_TYPES.map((service) => (
        <ServiceState key={service} branch={branch} service={service} />
      ))}
    </div>
  );
}
