import { createContext, useContext } from 'react';

/** The products that a bulk change is of. */
export type Selection = { ids: ReadonlySet<string>; toggle: (id: string) => void };

export const SelectionContext = createContext<Selection>({ ids: new Set(), toggle: () => undefined });

export const useSelection = (): Selection => useContext(SelectionContext);

/** The selection with one product put in or taken out. */
export function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
