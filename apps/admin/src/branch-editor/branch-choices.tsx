import { SelectField } from '@dasturxon/admin-ui/select-field';
import { type FieldRef, recordName, typedText } from '@dasturxon/core/drafts';
import { localize } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';

import { useDraft, useField } from '../drafts/draft-context.ts';
import { useFieldTexts } from '../drafts/field-texts.ts';
import { FieldNotes } from '../drafts/fields/draft-field.tsx';
import styles from './branch-editor.module.css';
import type { BranchesView, DraftBranch } from './branch-view.ts';

type ChoiceProps = { field: FieldRef; options: { value: string; label: string }[] };

function Choice({ field: ref, options }: ChoiceProps) {
  const texts = useFieldTexts();
  const { value, choose } = useField(ref);
  return (
    <div id={ref.field}>
      <SelectField
        label={texts.field(ref.field)}
        options={options}
        value={typedText(value)}
        onChange={(chosen) => choose(chosen === '' ? null : chosen)}
      />
      <FieldNotes field={ref} />
    </div>
  );
}

/** The city of a branch, among those of the brand. */
export function CityOfBranch({ field, view }: { field: FieldRef; view: BranchesView }) {
  const { language } = useDraft();
  return (
    <Choice
      field={field}
      options={view.cities.map(({ id, name }) => ({ value: id, label: localize(name, language) || id }))}
    />
  );
}

/** Whose dishes a new branch sells from its publication on. */
export function DishesOfBranch({ field, branches }: { field: FieldRef; branches: readonly DraftBranch[] }) {
  const { t } = useLingui();
  const { language } = useDraft();
  const others = branches
    .filter(({ isPublished, isThere }) => isPublished && isThere)
    .map(({ id, fields }) => ({ value: id, label: recordName(fields, language) || id }));
  return (
    <div>
      <Choice field={field} options={[...others, { value: '', label: t`No dishes at first` }]} />
      <p className={styles['quiet']}>
        {t`The branch sells these dishes from its publication on. After that you choose its dishes in the menu.`}
      </p>
    </div>
  );
}
