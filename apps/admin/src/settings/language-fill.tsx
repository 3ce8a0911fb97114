import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import type { SettingsDraft } from '@dasturxon/core/drafts';
import { filledPercent, isThinlyTranslated, LANGUAGE_NAMES } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';

import { useField } from '../drafts/draft-context.ts';

function LanguageNote({ fill: { language, filled, all } }: { fill: SettingsDraft['fill'][number] }) {
  const { t } = useLingui();
  const [, go] = useLocation();
  const { value: isOn } = useField({ entity: 'settings', id: 'web', field: `${language}Active` });
  if (isOn !== true || !isThinlyTranslated({ filled, all })) return null;
  const percent = filledPercent({ filled, all });
  const name = LANGUAGE_NAMES[language];
  return (
    <Notice tone="warn">
      {t`${name}: ${filled} of ${all} texts of the menu are there (${percent} %). Guests read the rest in another language.`}{' '}
      <Button
        label={t`Show the missing texts: ${name}`}
        onPress={() => go(`/menu?lacks=${language}`)}
      >{t`Show the missing texts`}</Button>
    </Notice>
  );
}

/** Languages that are switched on in the draft and have too few texts. */
export function LanguageFill({ fill }: Pick<SettingsDraft, 'fill'>) {
  return fill.map((one) => <LanguageNote key={one.language} fill={one} />);
}
