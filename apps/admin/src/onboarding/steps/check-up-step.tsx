import { useLingui } from '@lingui/react/macro';

import { Findings } from '../../doctor/doctor-screen.tsx';
import type { StepProps } from '../step-props.ts';

/** What the brand doctor finds before the first guests come. */
export function CheckUpStep({ session }: StepProps) {
  const { t } = useLingui();
  return (
    <>
      <p>{t`Before real guests order: connect real payments and SMS, write the offer, add MXIK codes.`}</p>
      <Findings session={session} />
    </>
  );
}
