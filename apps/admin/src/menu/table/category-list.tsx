import { Badge } from '@dasturxon/admin-ui/badge';
import { Button } from '@dasturxon/admin-ui/button';
import { recordName } from '@dasturxon/core/drafts';
import { localize } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';

import type { CategoryRow } from '../menu-view.ts';
import { useEditor } from '../editor-context.ts';
import styles from '../../drafts/editor.module.css';

type Props = { chosen: string; onChoose: (id: string) => void };

function Category({ category, count, chosen, onChoose }: Props & { category: CategoryRow; count: number }) {
  const { t } = useLingui();
  const { language, open } = useEditor();
  const { id, fields, isChanged } = category;
  const name = recordName(fields, language) || id;
  return (
    <li className={styles['category']}>
      <button
        type="button"
        className={clsx(styles['choice'], fields['active'] === false && styles['hidden'])}
        aria-current={chosen === id}
        onClick={() => onChoose(id)}
      >
        <span>{name}</span> <span className={styles['count']}>{count}</span>
      </button>
      {isChanged && <Badge tone="warn">{t`changed`}</Badge>}
      <Button label={t`Edit the category: ${name}`} onPress={() => open({ entity: 'category', id })}>
        …
      </Button>
    </li>
  );
}

/** The groups and categories with the number of their products. */
export function CategoryList(props: Props) {
  const { t } = useLingui();
  const { view, language } = useEditor();
  const { categories, products, draft } = view;
  const counts = Map.groupBy(products, ({ categoryId }) => categoryId);
  const known = new Set(draft.groups.map(({ id }) => id));
  const sections = [
    ...draft.groups.map(({ id, name }) => ({ id, title: localize(name, language) || id })),
    { id: '', title: '' },
  ].map((section) => ({
    ...section,
    own: categories.filter(({ groupId }) => (known.has(groupId ?? '') ? groupId : '') === section.id),
  }));
  return (
    <nav className={styles['tree']} aria-label={t`Categories`}>
      <button
        type="button"
        className={styles['choice']}
        aria-current={props.chosen === ''}
        onClick={() => props.onChoose('')}
      >
        <span>{t`Whole menu`}</span> <span className={styles['count']}>{products.length}</span>
      </button>
      {sections.map(
        ({ id, title, own }) =>
          own.length > 0 && (
            <section key={id} className={styles['group']}>
              {title !== '' && draft.groups.length > 1 && <h2 className={styles['groupTitle']}>{title}</h2>}
              <ul>
                {own.map((category) => (
                  <Category
                    key={category.id}
                    {...props}
                    category={category}
                    count={counts.get(category.id)?.length ?? 0}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
    </nav>
  );
}
