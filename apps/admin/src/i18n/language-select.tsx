import { SelectField } from '@dasturxon/admin-ui/select-field';
import { LANGUAGE_NAMES, LANGUAGES } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';

import { useLanguage } from './use-language.ts';

/** The seven languages, each in its own name. */
export function LanguageSelect() {
  const { t } = useLingui();
  const { language, choose } = useLanguage();
  const options = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));
  return <SelectField label={t`Language`} options={options} value={language} onChange={choose} />;
}
