import { CheckboxList } from '@dasturxon/admin-ui/checkbox-list';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import {
  BRANCH_RULES,
  type BranchRule,
  branchRule,
  inheritedIn,
  typedText,
  withBranchRule,
} from '@dasturxon/core/drafts';
import { localize } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';

import { useField } from '../../drafts/draft-context.ts';
import { FieldNotes } from '../../drafts/fields/draft-field.tsx';
import styles from '../../drafts/fields/fields.module.css';
import { useEditor } from '../editor-context.ts';

function useBranchNames() {
  const { view, language } = useEditor();
  return view.draft.branches.map((row) => ({ value: row.id, label: localize(row.name, language) || row.id }));
}

/** Where a dish is sold: at each branch by its own rule, or as its category states (BO-471). */
export function DishBranches({ id }: { id: string }) {
  const { t } = useLingui();
  const { view } = useEditor();
  const names = useBranchNames();
  const ref = { entity: 'product', id } as const;
  const [sold, off] = [useField({ ...ref, field: 'branches' }), useField({ ...ref, field: 'branchesOff' })];
  const category = typedText(useField({ ...ref, field: 'categoryId' }).value);
  const inherited = inheritedIn(view.rowOf({ entity: 'category', id: category })?.fields);
  const fields = { branches: sold.value, branchesOff: off.value };
  const labels = (branch: string): Record<BranchRule, string> => ({
    INHERITED: inherited.includes(branch) ? t`As the category: sold` : t`As the category: not sold`,
    SOLD: t`Sold`,
    OFF: t`Not sold`,
  });
  const choose = (branch: string, rule: BranchRule) => {
    const after = withBranchRule(fields, branch, rule);
    sold.change(after.branches);
    off.change(after.branchesOff);
  };
  return (
    <div id="branches" role="group" aria-label={t`Branches that sell it`}>
      <h3 className={styles['title']}>{t`Branches that sell it`}</h3>
      <div className={styles['fields']}>
        {names.map(({ value, label }) => (
          <SelectField
            key={value}
            label={label}
            options={BRANCH_RULES.map((rule) => ({ value: rule, label: labels(value)[rule] }))}
            value={branchRule(fields, value)}
            onChange={(rule) => choose(value, rule)}
          />
        ))}
      </div>
      <FieldNotes field={{ ...ref, field: 'branches' }} />
      <FieldNotes field={{ ...ref, field: 'branchesOff' }} />
    </div>
  );
}

/** Where the dishes of a category are sold that state nothing of a branch themselves (BO-471). */
export function CategoryBranches({ id }: { id: string }) {
  const { t } = useLingui();
  const options = useBranchNames();
  const ref = { entity: 'category', id, field: 'branches' } as const;
  const { value, change } = useField(ref);
  return (
    <div id={ref.field} className={styles['set']}>
      <CheckboxList
        label={t`Branches that sell its dishes, where a dish states nothing else`}
        options={options}
        value={Array.isArray(value) ? value.map(String) : []}
        onChange={change}
      />
      <FieldNotes field={ref} />
    </div>
  );
}
