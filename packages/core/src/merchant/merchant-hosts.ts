import { ID_PATTERN } from '../kernel/wire.ts';
import { type Result, ok, refuse } from '../kernel/result.ts';

/** What names a brand: its id, and the short name of its links (TEN-01). */
export type NamedMerchant = { merchantId: string; sub: string };

/** The parts of a request that can name a merchant. */
export type MerchantClues = {
  host: string | null;
  vendor?: string | null;
  header?: string | null;
  cookie?: string | null;
};

/** Where merchants are found, and the hosts that name no brand. */
export type HostRules<Found extends NamedMerchant> = {
  /** The domains table: a host in lower case, without port. */
  byHost: (host: string) => Promise<Found | null>;
  byIdOrSub: (name: string) => Promise<Found | null>;
  /** Hosts listed whole as dev or demo; never a prefix or a pattern (D1). */
  developmentHosts: readonly string[];
};

/** Why a host names no merchant; each code has its status in `errorCodes` (D60, D61). */
export type HostError = { code: 'tenant_unknown' | 'tenant_mismatch' | 'merchant.notFound' };

const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]{1,253})(?::\d{1,5})?$/;

/** A host as the domains table has it: lower case, no port, no trailing dot. Null for what is no host at all. */
export function hostName(host: string | null | undefined): string | null {
  return HOST.exec((host ?? '').toLowerCase())?.[1]?.replace(/\.$/, '') || null;
}

const LOCAL = /\.localhost$/;

/** The host of the back office beside a brand's host: `admin.osh.uz`, and `osh.admin.localhost` on one machine. */
export function backOfficeHost(host: string): string {
  return LOCAL.test(host) ? host.replace(LOCAL, '.admin.localhost') : `admin.${host}`;
}

/** Hosts that name no brand, where `vendor` counts: this machine's own and those listed whole (D1, TEN-02). */
export function isPlainHost(host: string, developmentHosts: readonly string[]): boolean {
  const isOwn = host === 'localhost' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);
  return isOwn || developmentHosts.includes(host);
}

/**
 * The merchant of a page or call (TEN-01, TEN-02, D1, D60, D61). A brand's host decides: `vendor` is ignored there and
 * the header may only agree. On a plain host `vendor`, then the header, then the cookie name it, by id or sub.
 * A null value: a plain host and nothing that names a merchant.
 */
export async function resolveMerchantHost<Found extends NamedMerchant>(
  clues: MerchantClues,
  { byHost, byIdOrSub, developmentHosts }: HostRules<Found>,
): Promise<Result<Found | null, HostError>> {
  const host = hostName(clues.host);
  if (host === null) return refuse('tenant_unknown');
  const owner = await byHost(host);
  if (owner) return confirmed(owner, clues.header);
  if (!isPlainHost(host, developmentHosts)) return refuse('tenant_unknown');

  const name = clues.vendor || clues.header || presentId(clues.cookie);
  if (!name) return ok(null);
  const named = ID_PATTERN.test(name) ? await byIdOrSub(name) : null;
  return named ? confirmed(named, clues.header) : refuse('merchant.notFound');
}

function confirmed<Found extends NamedMerchant>(
  merchant: Found,
  header: string | null | undefined,
): Result<Found, HostError> {
  const isAnother = header && header !== merchant.merchantId && header !== merchant.sub;
  return isAnother ? refuse('tenant_mismatch') : ok(merchant);
}

/** What broken clients write when they have no id (D35). */
const NO_IDS: readonly string[] = ['', 'undefined', 'null'];

function presentId(id: string | null | undefined): string | null {
  return id === null || id === undefined || NO_IDS.includes(id.trim()) ? null : id;
}

/**
 * Why a call on a plain host has no merchant (VAL-07, ERR-28): no cookie is 'not defined', an empty or "undefined" one
 * is 'undefined' (D35).
 */
export function missingMerchantId(
  cookie: string | null | undefined,
): 'merchant.idNotDefined' | 'merchant.idUndefined' {
  return cookie === null || cookie === undefined ? 'merchant.idNotDefined' : 'merchant.idUndefined';
}
