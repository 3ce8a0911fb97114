import { type Language, LANGUAGE_NAMES } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import { ChoiceList } from '@dasturxon/ui/choice-list';
import { PageFrame } from '@dasturxon/ui/page-frame';
import { SectionCard } from '@dasturxon/ui/section-card';
import { useAtomValue, useSetAtom, useStore } from 'jotai';

import { changeLanguage } from '../../domains/language/change-language.ts';
import { failureText } from '../../i18n/labels/failure-text.ts';
import { useTitle } from '../../i18n/use-title.ts';
import { back } from '../../router/navigation.ts';
import { pageAtom } from '../../store/boot.ts';
import { notifyAtom } from '../../store/notices.ts';

/** The interface's language, each named in itself; page and basket stay (D73, TEN-10). */
export function LanguageScreen() {
  const { t, i18n } = useLingui();
  const store = useStore();
  const { language, settings } = useAtomValue(pageAtom);
  const notify = useSetAtom(notifyAtom);
  useTitle(t`Language`);

  const choose = (chosen: Language) =>
    void changeLanguage(store, i18n, chosen).catch((error: unknown) =>
      notify({ tone: 'error', text: failureText(i18n, language, error) }),
    );
  return (
    <PageFrame title={t`Language`} backLabel={t`Back`} onBack={() => back('/profile')}>
      <SectionCard>
        <ChoiceList<Language>
          label={t`Language`}
          hideLabel
          options={settings.languages.offered.map((value) => ({ value, title: LANGUAGE_NAMES[value] }))}
          value={language}
          onChange={choose}
        />
      </SectionCard>
    </PageFrame>
  );
}
