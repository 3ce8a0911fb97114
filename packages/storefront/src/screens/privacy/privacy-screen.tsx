import { useLingui } from '@lingui/react/macro';

import { PolicyPage } from '../policy-page.tsx';
import { whenOn } from '../when-on.tsx';

/** What happens to a guest's data (RT-13, SET-06). */
export const PrivacyScreen = whenOn('privacy', function Privacy() {
  const { t } = useLingui();
  return <PolicyPage title={t`Privacy policy`} type="PRIVACY_POLICY" />;
});
