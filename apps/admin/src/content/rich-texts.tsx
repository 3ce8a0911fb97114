import { RichText, type RichTextLabels } from '@dasturxon/admin-ui/rich-text';
import { TEXT_LINK_ATTRIBUTES, TEXT_LINKS, TEXT_TAGS } from '@dasturxon/core/content';
import { type RecordRef, typedText } from '@dasturxon/core/drafts';
import { type Language, LANGUAGE_NAMES, LANGUAGE_TAGS } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';

import { useDraft, useField } from '../drafts/draft-context.ts';
import { useFieldTexts } from '../drafts/field-texts.ts';
import { ConflictChoice } from '../drafts/fields/conflict-choice.tsx';
import styles from './content.module.css';

/** The rules by which the server cleans the texts. */
const RULES = { tags: TEXT_TAGS, links: TEXT_LINKS, linkAttributes: TEXT_LINK_ATTRIBUTES };

function useLabels(language: string): RichTextLabels {
  const { t } = useLingui();
  return {
    toolbar: t`Look of the text, ${language}`,
    bold: t`Bold`,
    italic: t`Italic`,
    underline: t`Underlined`,
    heading: t`Heading`,
    smallHeading: t`Small heading`,
    bullets: t`List`,
    numbers: t`Numbered list`,
    quote: t`Quote`,
    link: t`Link`,
    address: t`Address of the link`,
    setLink: t`Set the link`,
  };
}

function TextInLanguage({ record, language }: { record: RecordRef; language: Language }) {
  const texts = useFieldTexts();
  const ref = { ...record, field: `text.${language}` };
  const { value, problem, change, conflict } = useField(ref);
  const labels = useLabels(LANGUAGE_NAMES[language]);
  return (
    <section id={ref.field} lang={LANGUAGE_TAGS[language]} className={styles['text']}>
      <RichText
        label={texts.field(ref.field)}
        value={typedText(value)}
        error={texts.problem(problem)}
        onChange={change}
        rules={RULES}
        labels={labels}
      />
      {conflict && <ConflictChoice field={ref} conflict={conflict} />}
    </section>
  );
}

/** A text of every language that guests choose from, side by side. */
export function RichTexts({ record }: { record: RecordRef }) {
  const { languages } = useDraft().view.draft;
  return (
    <div className={styles['texts']}>
      {languages.map((language) => (
        <TextInLanguage key={`${record.id} ${language}`} record={record} language={language} />
      ))}
    </div>
  );
}
