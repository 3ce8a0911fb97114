import type { Handle } from '../../db/connect.ts';

/** A number for each brand that differs once its public data has changed. */
export type ChangeMarks = { of: (merchantId: string) => number; close: () => Promise<void> };

/** Listens for the database's notifications of changed brands; after a gap every brand counts as changed. */
export async function listenForChanges(db: Handle, onChange: () => void): Promise<ChangeMarks> {
  const marks = new Map<string, number>();
  let latest = 0;
  let sinceGap = 0;
  const changed = (merchantId: string) => {
    marks.set(merchantId, (latest += 1));
    onChange();
  };
  const gap = () => {
    marks.clear();
    sinceGap = latest += 1;
    onChange();
  };
  const close = await db.listen('page_changes', changed, gap);
  return { of: (merchantId) => marks.get(merchantId) ?? sinceGap, close };
}
