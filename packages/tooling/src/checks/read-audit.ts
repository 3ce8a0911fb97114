/** What an audit of `pnpm audit --json` found. Null: it could not be made, because the registry did not answer it. */
export type Advisory = { name: string; severity: string; title: string };

const SERIOUS = ['high', 'critical'];

type Found = { module_name?: string; name?: string; severity?: string; title?: string };

/** The high and critical advisories of an audit's output, or null when the output is no audit. */
export function seriousAdvisories(output: string): Advisory[] | null {
  let audit: { advisories?: Record<string, Found> };
  try {
    audit = JSON.parse(output) as typeof audit;
  } catch {
    return null;
  }
  if (typeof audit?.advisories !== 'object') return null;
  return Object.values(audit.advisories)
    .filter(({ severity = '' }) => SERIOUS.includes(severity))
    .map(({ module_name: module, name = module ?? 'unknown', severity = '', title = '' }) => ({
      name,
      severity,
      title,
    }));
}
