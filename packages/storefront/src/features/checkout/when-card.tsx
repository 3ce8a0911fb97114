import { formatDate, leftToRight } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { ChoiceList } from '@dasturxon/ui/choice-list';
import { SkeletonRows } from '@dasturxon/ui/skeleton';
import { useSetAtom } from 'jotai';

import { useDeps } from '../../deps.ts';
import { changeDraftAtom } from '../../state/order-draft.ts';
import { Card } from './card.tsx';
import styles from './checkout.module.css';
import type { LateParts } from './use-late-parts.ts';
import type { useServing } from './use-wishes.ts';

/** As wide as a time. */
const UNKNOWN = '00:00';

type WhenCardProps = {
  serving: ReturnType<typeof useServing>;
  later: boolean;
  error: string | null;
  late: LateParts | null;
};

/** Now, or at a day and a time inside the hours (ST-04, VAL-08). */
export function WhenCard({ serving, later, error, late }: WhenCardProps) {
  const { t } = useLingui();
  const { timeZone } = useDeps();
  const change = useSetAtom(changeDraftAtom);
  const { isNone, isOpenNow, opensAt } = serving;
  const opening = opensAt && leftToRight(formatDate(opensAt, { time: true }, timeZone));
  // In some languages it takes two lines: their room is kept, so that nothing moves when the time is known.
  const readyTime = UNKNOWN;
  const soon = late ? (
    <late.ReadyAbout />
  ) : (
    <span className={styles.room}>{t`Ready around ${readyTime}`}</span>
  );
  const closed = opening ? t`Closed now, opens ${opening}` : t`Closed now`;

  return (
    <Card place="when" title={t`When`} error={isNone ? t`No branches` : error}>
      <ChoiceList
        label={t`When`}
        hideLabel
        layout="tiles"
        options={[
          {
            value: 'now',
            title: t`As soon as possible`,
            description: isOpenNow ? soon : closed,
            disabled: !isOpenNow,
          },
          {
            value: 'later',
            title: t`Later`,
            description: t`Choose a day and a time`,
            disabled: isNone,
          },
        ]}
        value={later ? 'later' : 'now'}
        onChange={(value) => change({ later: value === 'later' })}
      />
      {later && !isNone ? <Times branchId={serving.branchId} late={late} /> : null}
    </Card>
  );
}

function Times({ branchId, late }: { branchId: string | null; late: LateParts | null }) {
  const { t } = useLingui();
  return late ? <late.Slots branchId={branchId} /> : <SkeletonRows label={t`Loading`} count={2} />;
}
