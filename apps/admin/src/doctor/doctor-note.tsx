import { Notice } from '@dasturxon/admin-ui/notice';
import { useLingui } from '@lingui/react/macro';

import { useFindings } from './use-doctor.ts';

/** After a publication: how many errors the brand itself has, and the way to them. Services outside are not asked. */
export function DoctorNote() {
  const { t } = useLingui();
  const { data } = useFindings('BRAND');
  const errors = data?.findings.filter(({ severity }) => severity === 'error').length ?? 0;
  if (errors === 0) return null;
  return (
    <Notice tone="warn">
      {t`The check-up found errors: ${errors}.`} <a href="/doctor">{t`See them`}</a>
    </Notice>
  );
}
