/** Keeps the most lately used values; a value that is still being made is waited for, not made twice. */
export function createTileCache<Value>(capacity: number) {
  const kept = new Map<string, Promise<Value>>();
  return async (key: string, make: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(key);
    const value = known ?? make();
    kept.delete(key);
    kept.set(key, value);
    if (kept.size > capacity) for (const oldest of kept.keys().take(1)) kept.delete(oldest);
    try {
      return await value;
    } catch (failure) {
      kept.delete(key);
      throw failure;
    }
  };
}
