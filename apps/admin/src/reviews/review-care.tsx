import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import type { GuestReview, StaffSession } from '@dasturxon/core/staff';
import { mayUse } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { OnlineButton } from '../offline/online-button.tsx';
import { ApologyForm } from './apology-form.tsx';
import { HideForm } from './hide-form.tsx';
import { useApologyLimit, useShow } from './use-reviews.ts';
import { WriteForm } from './write-form.tsx';

type Step = 'REPLY' | 'MESSAGE' | 'APOLOGY' | 'HIDE';
type Props = { review: GuestReview; session: StaffSession };

/** What can still be done for a review, in the order of the buttons. */
function useSteps({ review: { reply, message, apology, hidden }, session }: Props) {
  const { data: limit = 0 } = useApologyLimit();
  const { permissions, factor } = session;
  const mayGive = permissions.includes('customers.adjust') && mayUse(factor, 'customers.adjust');
  const isLeft: Readonly<Record<Step, boolean>> = {
    REPLY: reply === null && hidden === null,
    MESSAGE: message === null,
    APOLOGY: apology === null && limit > 0 && mayGive,
    HIDE: hidden === null,
  };
  const steps = (['REPLY', 'MESSAGE', 'APOLOGY', 'HIDE'] as const).filter((step) => isLeft[step]);
  return { steps, limit, isWaiting: reply === null && message === null && hidden === null };
}

function Form({
  review,
  step,
  limit,
  onDone,
}: Pick<Props, 'review'> & { step: Step; limit: number; onDone: () => void }) {
  if (step === 'APOLOGY') return <ApologyForm id={review.id} limit={limit} onDone={onDone} />;
  if (step === 'HIDE') return <HideForm id={review.id} onDone={onDone} />;
  return <WriteForm review={review} to={step === 'REPLY' ? 'ALL' : 'GUEST'} onDone={onDone} />;
}

/** The ways to answer a review: in public, to the guest alone, with points, or by hiding it. */
export function ReviewCare({ review, session }: Props) {
  const { t } = useLingui();
  const { steps, limit, isWaiting } = useSteps({ review, session });
  const [chosen, setChosen] = useState<Step | null>(null);
  const show = useShow(review.id);
  const step = chosen ?? (isWaiting ? 'REPLY' : null);
  const labels: Readonly<Record<Step, string>> = {
    REPLY: t`Reply`,
    MESSAGE: t`Write to the guest`,
    APOLOGY: t`Apologise with points`,
    HIDE: t`Hide`,
  };
  return (
    <>
      {step !== null && steps.includes(step) && (
        <Form key={step} review={review} step={step} limit={limit} onDone={() => setChosen(null)} />
      )}
      <ButtonRow>
        {steps
          .filter((one) => one !== step)
          .map((one) => (
            <Button key={one} onPress={() => setChosen(one)}>
              {labels[one]}
            </Button>
          ))}
        {review.hidden !== null && (
          <OnlineButton isPending={show.isPending} onPress={() => show.mutate()}>
            {t`Show to guests again`}
          </OnlineButton>
        )}
      </ButtonRow>
    </>
  );
}
