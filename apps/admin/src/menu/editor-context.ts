import type { RecordRef } from '@dasturxon/core/drafts';
import { createContext, useContext } from 'react';

import { type Draft, useDraft } from '../drafts/draft-context.ts';
import type { MenuView } from './menu-view.ts';

/** The menu with the values of the draft. */
export const MenuContext = createContext<MenuView | null>(null);

/** What every part of the menu editor works with. */
type Editor = Omit<Draft, 'view' | 'open'> & { view: MenuView; open: (record: RecordRef) => void };

/** The draft of the menu, with the menu. */
export function useEditor(): Editor {
  const view = useContext(MenuContext);
  if (view === null) throw new Error('outside the menu editor');
  const { open, ...draft } = useDraft();
  return { ...draft, view, open: open ?? (() => undefined) };
}
