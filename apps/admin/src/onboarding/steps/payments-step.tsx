import { Notice } from '@dasturxon/admin-ui/notice';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';

import type { StepProps } from '../step-props.ts';

/** How guests pay: cash from the first minute, providers when their contracts are there. */
export function PaymentsStep({ setup }: StepProps) {
  const { t } = useLingui();
  return (
    <>
      <p>{t`Guests can pay in cash already.`}</p>
      {setup.isSandbox && (
        <Notice>{t`Payment by Click is on in the sandbox: it works like the real one, and no money moves.`}</Notice>
      )}
      <p>
        <Link href="/connections">{t`Connect Click, Payme and others when you have their contracts`}</Link>
      </p>
    </>
  );
}
