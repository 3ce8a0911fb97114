import { type ThemeChoice, themeChosen } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import { SectionCard } from '@dasturxon/ui/section-card';
import { Segmented } from '@dasturxon/ui/segmented';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { chooseTheme } from '../../store/choose-theme.ts';
import { pageAtom } from '../../store/boot.ts';

/** How the website looks on this device; a mini-app looks as its host does, and is not asked. */
export function ThemeCard() {
  const { t } = useLingui();
  const { shell, settings } = useAtomValue(pageAtom);
  const [chosen, setChosen] = useState(() => themeChosen(document.cookie));
  if (shell !== 'web') return null;

  const choose = (choice: ThemeChoice) => {
    chooseTheme(choice);
    setChosen(choice);
  };
  return (
    <SectionCard title={t`Theme`}>
      <Segmented<ThemeChoice>
        label={t`Theme`}
        value={chosen ?? (settings.look.theme === 'DARK' ? 'dark' : 'system')}
        options={[
          { value: 'system', label: t({ context: 'theme', message: 'System' }) },
          { value: 'light', label: t({ context: 'theme', message: 'Light' }) },
          { value: 'dark', label: t({ context: 'theme', message: 'Dark' }) },
        ]}
        onChange={choose}
      />
    </SectionCard>
  );
}
