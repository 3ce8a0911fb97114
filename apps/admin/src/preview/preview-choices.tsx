import { Chips } from '@dasturxon/admin-ui/chips';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { type Language, LANGUAGE_NAMES } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';

import styles from './preview.module.css';

/** Where the storefront is shown. */
export type Where = 'web' | 'desktop' | 'tg' | 'click' | 'all';

/** How the storefront is shown in a preview. */
export type PreviewChoice = {
  where: Where;
  /** `own`: as the brand's settings have it. */
  scheme: 'own' | 'light' | 'dark';
  language: Language;
  /** A time of the restaurant's clock as it is typed; empty: now. */
  time: string;
};

type Props = {
  choice: PreviewChoice;
  languages: readonly Language[];
  onChange: (change: Partial<PreviewChoice>) => void;
};

/** The choices of a preview: where, in which colours and language, and at which time. */
export function PreviewChoices({ choice, languages, onChange }: Props) {
  const { t } = useLingui();
  return (
    <div className={styles['choices']}>
      <Chips
        label={t`Where`}
        chips={[
          { value: 'web', label: t`Phone` },
          { value: 'desktop', label: t`Computer` },
          { value: 'tg', label: 'Telegram' },
          { value: 'click', label: 'Click' },
          { value: 'all', label: t`All three` },
        ]}
        value={choice.where}
        onChange={(where) => onChange({ where })}
      />
      <Chips
        label={t`Colours`}
        chips={[
          { value: 'own', label: t`As set` },
          { value: 'light', label: t`Light` },
          { value: 'dark', label: t`Dark` },
        ]}
        value={choice.scheme}
        onChange={(scheme) => onChange({ scheme })}
      />
      <SelectField
        label={t`Language`}
        options={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        value={choice.language}
        onChange={(language) => onChange({ language })}
      />
      <TextField
        label={t`As it is at (empty: now)`}
        type="datetime-local"
        value={choice.time}
        onChange={(time) => onChange({ time })}
      />
    </div>
  );
}
