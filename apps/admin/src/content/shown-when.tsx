import { CONTENT_SHELLS } from '@dasturxon/core/content';
import type { FieldRef } from '@dasturxon/core/drafts';
import { LANGUAGE_NAMES, localize, WEEKDAYS } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';

import { WEEKDAY_LABELS } from '../branch-editor/branch-labels.ts';
import { useDraft } from '../drafts/draft-context.ts';
import { DraftChecks } from '../drafts/fields/draft-checks.tsx';
import { DraftField } from '../drafts/fields/draft-field.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { SHELL_LABELS } from './content-labels.ts';
import type { ContentView } from './content-view.ts';
import styles from './content.module.css';
import { DraftMoment } from './draft-moment.tsx';

type Of = (field: string) => FieldRef;

/** From when until when, in which languages, at which branches and in which apps guests see it (BO-341). */
export function ShownWhen({ of, branches }: { of: Of; branches: ContentView['branches'] }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { languages } = useDraft().view.draft;
  return (
    <section className={styles['part']} aria-label={t`When and to whom it is shown`}>
      <h3 className={styles['title']}>{t`When and to whom it is shown`}</h3>
      <div className={styles['fields']}>
        <DraftMoment field={of('startsAt')} />
        <DraftMoment field={of('endsAt')} />
      </div>
      <p>{t`Without a ticked day it is shown on all of them. Hours may run past midnight.`}</p>
      <div className={styles['fields']}>
        <DraftField field={of('from')} />
        <DraftField field={of('until')} />
      </div>
      <DraftChecks
        field={of('days')}
        options={WEEKDAYS.map((value) => ({ value, label: i18n._(WEEKDAY_LABELS[value]) }))}
      />
      <div className={styles['fields']}>
        <DraftChecks
          field={of('languages')}
          options={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
        <DraftChecks
          field={of('branchIds')}
          options={branches.map(({ id, name }) => ({ value: id, label: localize(name, language) || id }))}
        />
        <DraftChecks
          field={of('shells')}
          options={CONTENT_SHELLS.map((value) => ({ value, label: i18n._(SHELL_LABELS[value]) }))}
        />
      </div>
    </section>
  );
}
