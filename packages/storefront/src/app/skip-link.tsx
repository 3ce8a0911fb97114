import { useLingui } from '@lingui/react/macro';

import { skipToContent } from './routes/use-screen-focus.ts';

/** The first thing that a keyboard meets; seen only while it has the focus. Before the script is here it leads to the menu. */
export function SkipLink() {
  const { t } = useLingui();
  return (
    <a className="skip-link" href="#content" onClick={skipToContent}>
      {t`Skip to content`}
    </a>
  );
}
