import { isLanguage, LANGUAGE_NAMES } from '@dasturxon/core/kernel';
import { fieldOfColumn, type MenuColumn } from '@dasturxon/core/menu-file';
import { useLingui } from '@lingui/react/macro';

import { useFieldTexts } from '../../drafts/field-texts.ts';

/** What the columns of a menu file are called on the screen. */
export function useColumnLabels(): (column: MenuColumn) => string {
  const { t } = useLingui();
  const texts = useFieldTexts();
  return (column) => {
    const field = fieldOfColumn(column);
    if (field !== null) return texts.field(field);
    const language = column.slice('category_'.length);
    if (isLanguage(language)) return `${t`Category`}, ${LANGUAGE_NAMES[language]}`;
    return column === 'package_code' ? texts.field('packageCode') : t`Id of the dish here`;
  };
}
