import { Button } from '@dasturxon/admin-ui/button';
import { type DraftEntity, typedText } from '@dasturxon/core/drafts';
import { type Language, LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useEditor, useField } from '../editor-context.ts';
import { DraftField } from './draft-field.tsx';
import styles from './product.module.css';

type Record = { entity: DraftEntity; id: string };
type OfLanguage = { record: Record; name: string; language: Language; source: Language };

/** A text in one language; an empty one can be copied from the first language. */
function TextInLanguage({ record, name, language, source, isLong }: OfLanguage & { isLong: boolean }) {
  const { t } = useLingui();
  const ref = { ...record, field: `${name}.${language}` };
  const own = useField(ref);
  const first = useField({ ...record, field: `${name}.${source}` });
  const from = LANGUAGE_NAMES[source];
  const label = name === 'name' ? t({ context: 'menu', message: 'Name' }) : t`Description`;
  return (
    <>
      <DraftField field={ref} label={`${label}, ${LANGUAGE_NAMES[language]}`} isLong={isLong} />
      {language !== source && typedText(own.value) === '' && typedText(first.value) !== '' && (
        <Button onPress={() => own.change(first.value)}>{t`Copy from ${from}`}</Button>
      )}
    </>
  );
}

/** Names and descriptions in all languages side by side; those that guests do not choose from open on a press. */
export function TextFields({ record }: { record: Record }) {
  const { t } = useLingui();
  const { languages } = useEditor().view.draft;
  const [isOpen, setOpen] = useState(false);
  const others = LANGUAGES.filter((language) => !languages.includes(language));
  const shown = isOpen ? [...languages, ...others] : languages;
  const source = languages[0] ?? 'uz';
  return (
    <>
      <div className={styles['languages']}>
        {shown.map((language) => (
          <section
            key={language}
            className={styles['language']}
            lang={LANGUAGE_TAGS[language]}
            aria-label={LANGUAGE_NAMES[language]}
          >
            <TextInLanguage record={record} name="name" language={language} source={source} isLong={false} />
            {record.entity === 'product' && (
              <TextInLanguage record={record} name="description" language={language} source={source} isLong />
            )}
          </section>
        ))}
      </div>
      {others.length > 0 && (
        <Button isExpanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {t`Languages that guests do not choose from`}
        </Button>
      )}
    </>
  );
}
