import { leftToRight } from '@dasturxon/core/format';
import { directionOf } from '@dasturxon/core/kernel';
import { contactLink } from '@dasturxon/core/merchant';
import { useLingui } from '@lingui/react/macro';
import { Cell } from '@dasturxon/ui/cell-list';
import { ErrorState } from '@dasturxon/ui/error-state';
import { PhoneIcon } from '@dasturxon/ui/icons';
import { useAtomValue } from 'jotai';

import { ToMenuButton } from '../../i18n/to-menu-button.tsx';
import type { ScreenProps } from '../../app/routes/routes.ts';
import { useTitle } from '../../i18n/use-title.ts';
import { settingsAtom } from '../../store/boot.ts';
import { languageAtom } from '../../store/language.ts';

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

/** From a whole page that has nothing to show: to the menu and, quieter, to the brand by phone where it has one. */
export function WaysOn() {
  const { t } = useLingui();
  const phone = useAtomValue(settingsAtom).contacts.find(({ type }) => type === 'phone');
  const href = phone && contactLink(phone);
  return (
    <>
      <ToMenuButton />
      {href ? (
        <Cell icon={<PhoneIcon />} title={leftToRight(phone.value)} description={t`Call`} href={href} />
      ) : null}
    </>
  );
}
