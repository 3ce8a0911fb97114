import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useState } from 'react';

import { useEditor } from '../editor-context.ts';
import { useRecords } from './use-records.ts';

const OrderDialog = lazy(async () => ({ default: (await import('../order/order-dialog.tsx')).OrderDialog }));

const FileDialog = lazy(async () => ({ default: (await import('../file/file-dialog.tsx')).FileDialog }));

type Props = {
  /** The category that is shown; empty for the whole menu. */
  category: string;
  /** Further buttons. */
  children: ReactNode;
};

/** Makes dishes and categories, and opens their order. */
export function MenuTools({ category, children }: Props) {
  const { t } = useLingui();
  const { view, open } = useEditor();
  const { make } = useRecords();
  const [isOrdering, setOrdering] = useState(false);
  const [isFiling, setFiling] = useState(false);
  const shelf = category || (view.categories[0]?.id ?? '');
  const group = view.categories.find(({ id }) => id === shelf)?.groupId ?? view.draft.groups[0]?.id ?? '';
  return (
    <>
      <ButtonRow>
        <Button isDisabled={shelf === ''} onPress={() => open(make('product', shelf))}>{t`New dish`}</Button>
        <Button onPress={() => open(make('category', group))}>{t`New category`}</Button>
        <Button onPress={() => setOrdering(true)}>{t`Order of the menu…`}</Button>
        <Button onPress={() => setFiling(true)}>{t`Import and export…`}</Button>
        {children}
      </ButtonRow>
      {isFiling && (
        <Suspense>
          <FileDialog onClose={() => setFiling(false)} />
        </Suspense>
      )}
      {isOrdering && (
        <Suspense>
          <OrderDialog first={category} onClose={() => setOrdering(false)} />
        </Suspense>
      )}
    </>
  );
}
