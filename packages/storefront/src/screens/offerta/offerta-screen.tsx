import { useLingui } from '@lingui/react/macro';

import { PolicyPage } from '../policy-page.tsx';

/** The public offer (RT-12): the merchant's terms, which no setting hides (D72). */
export function OffertaScreen() {
  const { t } = useLingui();
  return <PolicyPage title={t`Public offer`} type="TERMS" />;
}
