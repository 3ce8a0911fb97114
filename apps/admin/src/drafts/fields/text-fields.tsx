import { Button } from '@dasturxon/admin-ui/button';
import { type CutAt, type RecordRef, typedText } from '@dasturxon/core/drafts';
import {
  hasCyrillic,
  type Language,
  LANGUAGE_NAMES,
  LANGUAGE_TAGS,
  LANGUAGES,
  toUzbekLatin,
} from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useDraft, useField } from '../draft-context.ts';
import { CutNote } from './cut-note.tsx';
import { DraftField } from './draft-field.tsx';
import styles from './fields.module.css';

/** A text that a record has in every language; `cutAt`: where guests see its beginning alone. */
type Text = { name: string; isLong?: boolean; cutAt?: CutAt };
type OfLanguage = { record: RecordRef; text: Text; language: Language; source: Language };

/** A text in one language; an empty one can be copied from the first language, and Uzbek is in Latin. */
function TextInLanguage({ record, text: { name, isLong = false, cutAt }, language, source }: OfLanguage) {
  const { t } = useLingui();
  const ref = { ...record, field: `${name}.${language}` };
  const own = useField(ref);
  const first = useField({ ...record, field: `${name}.${source}` });
  const from = LANGUAGE_NAMES[source];
  return (
    <>
      <DraftField field={ref} isLong={isLong} />
      {cutAt && <CutNote text={typedText(own.value)} at={cutAt} />}
      {language !== source && typedText(own.value) === '' && typedText(first.value) !== '' && (
        <Button onPress={() => own.change(first.value)}>{t`Copy from ${from}`}</Button>
      )}
      {language === 'uz' && hasCyrillic(typedText(own.value)) && (
        <Button
          onPress={() => own.change(toUzbekLatin(typedText(own.value)))}
        >{t`Write in Latin letters`}</Button>
      )}
    </>
  );
}

/** Texts in all languages side by side; those that guests do not choose from open on a press. */
export function TextFields({ record, names }: { record: RecordRef; names: readonly Text[] }) {
  const { t } = useLingui();
  const { languages } = useDraft().view.draft;
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
            {names.map((text) => (
              <TextInLanguage
                key={text.name}
                record={record}
                text={text}
                language={language}
                source={source}
              />
            ))}
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
