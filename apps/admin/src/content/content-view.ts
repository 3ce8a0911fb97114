import type { ContentDraft, DraftPatches } from '@dasturxon/core/drafts';
import { type Language, localize } from '@dasturxon/core/kernel';

import type { DraftLabels } from '../drafts/draft-context.ts';
import { recordsView, type RecordsView } from '../drafts/draft-view.ts';
import { madeRecords, type MadeRecord, withMade } from '../drafts/made-records.ts';
import { CONTENT_LABELS, isText, LISTED_KINDS } from './content-labels.ts';

/** The content with the changes of its draft, and what pictures may lead to. */
export type ContentView = RecordsView & Pick<ContentDraft, 'products' | 'categories' | 'branches' | 'clicks'>;

/** Content as the draft has it. */
export type DraftContent = MadeRecord<ContentDraft['records'][number]['entity']>;

/** Combines the content with the changes of its draft. */
export function contentView(draft: ContentDraft, changes: DraftPatches): ContentView {
  const { products, categories, branches, clicks } = draft;
  return { ...recordsView(withMade(draft, changes), changes), products, categories, branches, clicks };
}

/** What the editor calls its fields and values, with the names of the dishes that pictures lead to. */
export function contentLabels(
  { products, categories, branches }: ContentView,
  language: Language,
): DraftLabels {
  const named = (field: string, list: ContentView['products']) =>
    list.map(({ id, name }) => [`${field}:${id}`, localize(name, language) || id] as const);
  const names = [
    ...named('productId', products),
    ...named('categoryId', categories),
    ...named('branchIds', branches),
  ];
  return { ...CONTENT_LABELS, names: new Map(names) };
}

/** The content of the draft kind by kind, then the texts that each brand has once. */
export function contentOf(view: ContentView): DraftContent[] {
  const texts = view.records
    .filter(({ entity }) => isText(entity))
    .map((record) => ({
      ...record,
      fields: view.rowOf(record)?.fields ?? record.fields,
      isPublished: true,
      isThere: true,
    }));
  return [...LISTED_KINDS.flatMap((kind): DraftContent[] => madeRecords(view, kind)), ...texts];
}
