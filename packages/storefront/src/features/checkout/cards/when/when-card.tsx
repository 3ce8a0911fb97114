import { useLingui } from '@lingui/react/macro';
import { ChoiceList } from '@dasturxon/ui/choice-list';
import { SkeletonRows } from '@dasturxon/ui/skeleton';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { useDeps } from '../../../../hosts/deps.ts';
import { openingText } from '../../../../i18n/menu-texts/opening-text.ts';
import { languageAtom } from '../../../../store/language.ts';
import { changeDraftAtom, serviceTypeAtom } from '../../../../domains/checkout/order-draft.ts';
import { Card } from '../card.tsx';
import styles from '../checkout.module.css';
import type { CheckoutParts } from '../../use-checkout-parts.ts';
import type { useServing } from '../../quote/use-order-draft.ts';

/** As wide as a time and a range. */
const UNKNOWN = ['00:00', '00–00'] as const;

type WhenCardProps = {
  serving: ReturnType<typeof useServing>;
  later: boolean;
  error: string | null;
  parts: CheckoutParts | null;
};

/** Now, or at a day and a time inside the hours (ST-04, VAL-08). */
export function WhenCard({ serving, later, error, parts }: WhenCardProps) {
  const { t } = useLingui();
  const change = useSetAtom(changeDraftAtom);
  const [isAsked, setAsked] = useState(false);
  const { isNone, isOpenNow, opensAt } = serving;
  // In some languages it takes two lines: their room is kept, so that nothing moves when the time is known.
  const [readyTime, minutes] = UNKNOWN;
  const soon = parts ? (
    <parts.ReadyAbout />
  ) : (
    <span className={styles.room}>{t`Ready around ${readyTime} · ${minutes} min`}</span>
  );
  const closed = useOpeningText(opensAt);

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
        onChange={(value) => {
          setAsked(value === 'later');
          change({ later: value === 'later' });
        }}
      />
      {later && !isNone ? <Later serving={serving} parts={parts} error={error} isAsked={isAsked} /> : null}
    </Card>
  );
}

type LaterProps = Pick<WhenCardProps, 'serving' | 'parts' | 'error'> & { isAsked: boolean };

/** The times, and above them a branch that takes the order now where the one of a delivery is closed. */
function Later({ serving, parts, error, isAsked }: LaterProps) {
  const { t } = useLingui();
  const isDelivery = useAtomValue(serviceTypeAtom) === 'DELIVERY';
  const { branchId, isOpenNow } = serving;
  if (!parts) return <SkeletonRows label={t`Loading`} count={2} />;
  return (
    <>
      {isDelivery && branchId !== null && !isOpenNow ? <parts.OpenInstead /> : null}
      <parts.Slots branchId={branchId} hasError={error !== null} opensAtOnce={isAsked} />
    </>
  );
}

/** "Closed now. Opens tomorrow at 09:00". */
function useOpeningText(opensAt: Date | null): string {
  const { t, i18n } = useLingui();
  const { now, timeZone: zone } = useDeps();
  const language = useAtomValue(languageAtom);
  const opening = opensAt && openingText(i18n, opensAt, { now: now(), zone, language });
  return opening ? t`Closed now. ${opening}` : t`Closed now`;
}
