import type { Handle } from '../db/connect.ts';

const CHANNEL = 'test_announced';

/**
 * Resolves once everything that was committed before has been announced to this process: the database sends its
 * notifications in the order of the commits, so the one of this call comes after them.
 */
export function announcedBy(db: Handle): () => Promise<void> {
  const waiting = new Map<string, () => void>();
  let listening: Promise<unknown> | undefined;
  return async () => {
    await (listening ??= db.listen(
      CHANNEL,
      (id) => waiting.get(id)?.(),
      () => waiting.forEach((arrived) => arrived()),
    ));
    const id = crypto.randomUUID();
    const arrived = new Promise<void>((resolve) => waiting.set(id, resolve));
    await db.notify([{ channel: CHANNEL, payload: id }]);
    await arrived;
    waiting.delete(id);
  };
}
