import { type Result, ok, refuse } from '../kernel/result.ts';

/** A row of the domains table: a host, lower case and without port, and the brand it belongs to (TEN-01). */
export type MerchantHost = { host: string; merchantId: string; sub: string };

/** The parts of a request or a page's address that can name a merchant. */
export type MerchantClues = {
  host: string | null | undefined;
  vendor?: string | null;
  header?: string | null;
  cookie?: string | null;
};

/** The domains table, and the hosts that name no brand. */
export type HostRules = {
  hosts: readonly MerchantHost[];
  /** Hosts listed whole as dev or demo; never a prefix or a pattern (D1). */
  developmentHosts?: readonly string[];
};

/** Why a host names no merchant; each code has its status in `errorCodes` (D60, D61). */
export type HostRefusal = { code: 'tenant_unknown' | 'tenant_mismatch' | 'merchant.notFound' };

const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]{1,253})(?::\d{1,5})?$/;

/** A host as the domains table has it: lower case, no port, no trailing dot. Null for what is no host at all. */
export function hostName(host: string | null | undefined): string | null {
  return HOST.exec((host ?? '').toLowerCase())?.[1]?.replace(/\.$/, '') || null;
}

/** Hosts that name no brand, where `vendor` counts: this machine's own and those listed whole (D1, TEN-02). */
export function isPlainHost(host: string, developmentHosts: readonly string[] = []): boolean {
  const isOwn = host === 'localhost' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);
  return isOwn || developmentHosts.includes(host);
}

/**
 * The merchant of a page or call (TEN-01, TEN-02, D1, D60, D61). A brand's host decides: `vendor` is ignored there and
 * the header may only agree. On a plain host `vendor`, then the header, then the cookie name it, by id or sub.
 * A null value: a plain host and nothing that names a merchant, so the list of brands is shown.
 */
export function resolveMerchantHost(
  clues: MerchantClues,
  { hosts, developmentHosts = [] }: HostRules,
): Result<{ merchantId: string } | null, HostRefusal> {
  const host = hostName(clues.host);
  const byHost = hosts.find((row) => row.host === host);
  if (byHost) return confirmed(byHost, clues.header);
  if (host === null || !isPlainHost(host, developmentHosts)) return refuse('tenant_unknown');

  const name = clues.vendor || clues.header || presentId(clues.cookie);
  if (!name) return ok(null);
  const named = hosts.find((row) => row.merchantId === name || row.sub === name.toLowerCase());
  return named ? confirmed(named, clues.header) : refuse('merchant.notFound');
}

function confirmed(
  { merchantId, sub }: MerchantHost,
  header: string | null | undefined,
): Result<{ merchantId: string }, HostRefusal> {
  if (header && header !== merchantId && header !== sub) return refuse('tenant_mismatch');
  return ok({ merchantId });
}

/** What broken clients write when they have no id (D35). */
const NO_IDS: readonly string[] = ['', 'undefined', 'null'];

function presentId(id: string | null | undefined): string | null {
  return id === null || id === undefined || NO_IDS.includes(id.trim()) ? null : id;
}

/**
 * The merchant's id for a call that cannot do without it (VAL-07, ERR-28). An id held in memory counts as present
 * where cookies are refused (D61); no cookie is 'not defined', an empty or "undefined" one is 'undefined' (D35).
 */
export function requireMerchantId(
  cookie: string | null | undefined,
  inMemory: string | null = null,
): Result<string, { code: 'merchant.idNotDefined' | 'merchant.idUndefined' }> {
  const id = presentId(inMemory) ?? presentId(cookie);
  if (id !== null) return ok(id);
  return refuse(cookie === null || cookie === undefined ? 'merchant.idNotDefined' : 'merchant.idUndefined');
}
