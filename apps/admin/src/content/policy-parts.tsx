import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { PolicyType, TEXT_PLACEHOLDERS } from '@dasturxon/core/content';
import { type RecordRef, typedText } from '@dasturxon/core/drafts';
import { starterText } from '@dasturxon/core/onboarding';
import { useLingui } from '@lingui/react/macro';
import * as v from 'valibot';

import { useDraft } from '../drafts/draft-context.ts';
import { usePut } from '../drafts/use-record-life.ts';
import styles from './content.module.css';
import { DraftMoment } from './draft-moment.tsx';

const [brand, address, phone] = TEXT_PLACEHOLDERS.map((name) => `{${name}}`);

/** From when a text is in force, and our text to begin with for the languages that have none. */
export function PolicyParts({ record: { entity, id } }: { record: RecordRef }) {
  const { t } = useLingui();
  const put = usePut();
  const { view } = useDraft();
  const field = (language: string) => `text.${language}`;
  const empty = view.draft.languages.filter(
    (language) => typedText(view.valueOf({ entity, id, field: field(language) })).trim() === '',
  );
  const type = v.parse(PolicyType, id);
  const fill = () =>
    put(entity, id, Object.fromEntries(empty.map((one) => [field(one), starterText(type, one)])));
  return (
    <section className={styles['part']}>
      <div className={styles['fields']}>
        <DraftMoment field={{ entity, id, field: 'inForceFrom' }} />
      </div>
      <Notice>
        {t`Until a moment in the future guests read the version before. “${brand}”, “${address}” and “${phone}” in a text become the brand’s name and the main branch’s address and phone.`}
      </Notice>
      {empty.length > 0 && (
        <div>
          <Button onPress={fill}>{t`Start from our text`}</Button>
          <p>{t`It fills the languages without a text. It is a draft: let a lawyer read it.`}</p>
        </div>
      )}
    </section>
  );
}
