import { Button } from '@dasturxon/admin-ui/button';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Notice } from '@dasturxon/admin-ui/notice';
import { bulkChanges, recordName } from '@dasturxon/core/drafts';
import { localize } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

import { useCallError } from '../../board/use-call-error.ts';
import type { ProductRow } from '../menu-view.ts';
import { useEditor } from '../editor-context.ts';
import { SaveState } from '../../drafts/save-state.tsx';
import { BulkFields } from './bulk-fields.tsx';
import { BulkPreview } from './bulk-preview.tsx';
import { bulkScope } from './bulk-scope.ts';
import { useBulkFields } from './use-bulk-fields.ts';
import { useBulk } from './use-bulk.ts';

type Props = { rows: readonly ProductRow[]; onClose: () => void };

/** One change of many products, with what it would do before it goes into the draft. */
export function BulkDialog({ rows, onClose }: Props) {
  const { t } = useLingui();
  const { view, store, language } = useEditor();
  const fields = useBulkFields({
    branches: view.draft.branches.map(({ id, name }) => ({
      value: id,
      label: localize(name, language) || id,
    })),
    categories: view.categories.map((one) => ({
      value: one.id,
      label: recordName(one.fields, language) || one.id,
    })),
  });
  const bulk = useBulk();
  const failed = useCallError(bulk.error);
  useEffect(() => void store.flush(), [store]);
  const { change } = fields;
  const changes = change === null ? [] : bulkChanges(rows, change);
  const scope = bulkScope(rows, view.products);
  const total = rows.length;
  const count = changes.length;
  return (
    <Dialog title={t`Change dishes: ${total}`} closeLabel={t`Close`} place="wide" onClose={onClose}>
      <div>
        <SaveState />
      </div>
      <BulkFields {...fields} />
      {scope === null && (
        <Notice tone="warn">{t`These are too many to choose one by one. Choose a category.`}</Notice>
      )}
      {failed !== '' && <Notice tone="bad">{failed}</Notice>}
      <Button
        look="main"
        isPending={bulk.isPending}
        isDisabled={count === 0 || scope === null}
        onPress={() => {
          if (change === null || scope === null) return;
          bulk.mutate({ scope, change, expectedVersion: view.revision }, { onSuccess: onClose });
        }}
      >
        {t`Put into the draft: ${count}`}
      </Button>
      {change !== null && <BulkPreview changes={changes} />}
    </Dialog>
  );
}
