import { type FieldRef, recordName } from '@dasturxon/core/drafts';
import { useLingui } from '@lingui/react/macro';

import type { useField } from '../../drafts/draft-context.ts';
import { useFieldTexts } from '../../drafts/field-texts.ts';
import { useEditor } from '../editor-context.ts';
import type { ProductRow } from '../menu-view.ts';

/** A field of the dish of a row. */
export const refOf = ({ id }: ProductRow, field: string): FieldRef => ({ entity: 'product', id, field });

/** The name of the dish of a row, in the language of the editor. */
export function useRowName({ fields }: ProductRow): string {
  const { language } = useEditor();
  return recordName(fields, language) || '—';
}

/** What stands below an edited value: a conflict, a problem, or what guests still see. */
export function useCellDetails({ problem, conflict, isChanged, published }: ReturnType<typeof useField>) {
  const { t } = useLingui();
  const texts = useFieldTexts();
  const was = texts.value(published, '');
  return {
    error: conflict ? t`Another value was saved meanwhile. Open the dish.` : texts.problem(problem),
    hint: isChanged ? t`Published: ${was}` : '',
  };
}
