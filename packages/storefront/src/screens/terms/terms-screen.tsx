import { useLingui } from '@lingui/react/macro';

import { PolicyPage } from '../policy-page.tsx';
import { whenOn } from '../when-on.tsx';

/** The terms of use (SCR-19): the offer's text under another name, if the merchant enables it (SET-08, D72). */
export const TermsScreen = whenOn('terms', function Terms() {
  const { t } = useLingui();
  return <PolicyPage title={t`Terms of use`} type="TERMS" />;
});
