const SEEN = 'seen-alerts';

/** The keys of the alerts that were acknowledged on this device. */
export function readSeen(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SEEN) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * Keeps what was acknowledged, of the alerts that there still are: a printer that fails again is a new alert. Returns what
 * is kept.
 */
export function keepSeen(seen: readonly string[], standing: readonly string[]): readonly string[] {
  const kept = seen.filter((key) => standing.includes(key));
  localStorage.setItem(SEEN, JSON.stringify(kept));
  return kept;
}
