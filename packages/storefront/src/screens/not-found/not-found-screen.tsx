import { leftToRight } from '@dasturxon/core/format';
import { directionOf } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import { ErrorState } from '@dasturxon/ui/error-state';
import { useAtomValue } from 'jotai';

import { WaysOn } from '../ways-on.tsx';
import type { ScreenProps } from '../../app/routes.ts';
import { useTitle } from '../../i18n/use-title.ts';
import { languageAtom } from '../../state/language.ts';

/** The page that no path leads to (NAV-06, NAV-07). */
export function NotFoundScreen({ params }: ScreenProps) {
  const { t } = useLingui();
  const isRightToLeft = directionOf(useAtomValue(languageAtom)) === 'rtl';
  const path = isRightToLeft ? leftToRight(params['path'] ?? '') : (params['path'] ?? '');
  useTitle(t`Page Not Found`);
  return (
    <main>
      <ErrorState title={t`Page Not Found`} text={t`Page not found: ${path}`} asPage action={<WaysOn />} />
    </main>
  );
}
