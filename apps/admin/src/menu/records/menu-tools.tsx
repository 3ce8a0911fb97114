import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useState } from 'react';

import { useEditor } from '../editor-context.ts';
import type { MenuView } from '../menu-view.ts';
import { useRecords } from './use-records.ts';

const OrderDialog = lazy(async () => ({ default: (await import('../order/order-dialog.tsx')).OrderDialog }));

const GroupsDialog = lazy(async () => ({
  default: (await import('../choices/groups-dialog.tsx')).GroupsDialog,
}));

const CategoryGroupsDialog = lazy(async () => ({
  default: (await import('../groups/category-groups-dialog.tsx')).CategoryGroupsDialog,
}));

const FileDialog = lazy(async () => ({ default: (await import('../file/file-dialog.tsx')).FileDialog }));

type Props = {
  /** The category that is shown; empty for the whole menu. */
  category: string;
  /** Further buttons. */
  children: ReactNode;
};

/** Where a new dish and a new category go; empty for nowhere. */
function placeOf({ categories, draft }: MenuView, category: string) {
  const shelf = category || (categories[0]?.id ?? '');
  const group = categories.find(({ id }) => id === shelf)?.groupId ?? draft.groups[0]?.id ?? '';
  return { shelf, group };
}

/** Makes dishes and categories, and opens their order. */
export function MenuTools({ category, children }: Props) {
  const { t } = useLingui();
  const { view, open } = useEditor();
  const { make } = useRecords();
  const [opened, setOpened] = useState<'CATEGORY_GROUPS' | 'GROUPS' | 'FILE' | 'ORDER' | null>(null);
  const close = () => setOpened(null);
  const { shelf, group } = placeOf(view, category);
  return (
    <>
      <ButtonRow>
        <Button isDisabled={shelf === ''} onPress={() => open(make('product', shelf))}>{t`New dish`}</Button>
        <Button onPress={() => open(make('category', group))}>{t`New category`}</Button>
        <Button onPress={() => setOpened('ORDER')}>{t`Order of the menu…`}</Button>
        <Button onPress={() => setOpened('CATEGORY_GROUPS')}>{t`Groups of categories…`}</Button>
        <Button onPress={() => setOpened('GROUPS')}>{t`Modifier groups…`}</Button>
        <Button onPress={() => setOpened('FILE')}>{t`Import and export…`}</Button>
        {children}
      </ButtonRow>
      <Suspense>
        {opened === 'CATEGORY_GROUPS' && <CategoryGroupsDialog onClose={close} />}
        {opened === 'GROUPS' && <GroupsDialog onClose={close} />}
        {opened === 'FILE' && <FileDialog onClose={close} />}
        {opened === 'ORDER' && <OrderDialog first={category} onClose={close} />}
      </Suspense>
    </>
  );
}
