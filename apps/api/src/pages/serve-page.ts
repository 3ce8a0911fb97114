import { ApiError } from '@dasturxon/core/api';
import { checkMerchant, type MerchantLookup } from '@dasturxon/core/merchant';
import { matchRoute, PATH_REDIRECTS } from '@dasturxon/core/paths';
import type { PageInput, ShellAssets } from '@dasturxon/storefront/server';

import type { Deps } from '../deps.ts';
import { resolveTenant, tenantClues } from '../http/resolve-tenant.ts';
import type { Tenant } from '../http/tenants.ts';
import type { BrandPages } from './brand-pages.ts';
import { brandList } from './brand-list.ts';
import { answerPrepared } from './prepared.ts';
import type { PreparedPages } from './prepared-pages.ts';
import { BLOCKED, DELETED, NOT_AVAILABLE, statusPage } from './status-pages.ts';
import { pageLanguage, pageVariant, readVisit, type Visit, withoutPrefix } from './visit.ts';

export type PageDeps = {
  deps: Deps;
  brands: BrandPages;
  pages: PreparedPages;
  assets: ShellAssets;
};

const redirect = (path: string) => new Response(null, { status: 302, headers: { Location: path } });
const WIPE = { 'Clear-Site-Data': '"cookies", "storage"' };

/** Answers a request for a page: check-merchant first, then the page's prepared bytes (NAV-05, ADR 0004). */
export async function servePage(request: Request, serving: PageDeps): Promise<Response> {
  const visit = readVisit(request);
  const moved = withoutPrefix(visit) ?? oldPath(visit);
  if (moved) return moved;

  const found = await findTenant(request, serving.deps);
  if (found === 'unknown host') return statusPage(NOT_AVAILABLE, 421);
  if (found === 'no host') return brandList(serving.deps, visit.url);
  const lookup: MerchantLookup =
    found === 'no merchant' ? { state: 'none' } : { state: 'found', merchant: found };
  const check = checkMerchant(lookup, visit.path);
  if (check.goTo) return redirect(check.goTo + visit.url.search);
  if (check.outcome === 'blocked') return statusPage(BLOCKED, 503);
  if (check.outcome === 'deleted') return statusPage(DELETED, 410);
  if (found === 'no merchant') return statusPage(NOT_AVAILABLE, 404, WIPE);
  return brandPage(request, { visit, tenant: found, serving });
}

type Found = Tenant | 'unknown host' | 'no host' | 'no merchant';

async function findTenant(request: Request, deps: Deps): Promise<Found> {
  try {
    return (await resolveTenant(deps, tenantClues(request))) ?? 'no host';
  } catch (error) {
    if (error instanceof ApiError && error.code === 'tenant_unknown') return 'unknown host';
    if (error instanceof ApiError && error.code === 'merchant.notFound') return 'no merchant';
    throw error;
  }
}

function oldPath({ path, url }: Visit): Response | null {
  const target = PATH_REDIRECTS[path];
  return target ? redirect(target + url.search) : null;
}

type Asked = { visit: Visit; tenant: Tenant; serving: PageDeps };

async function brandPage(request: Request, { visit, tenant, serving }: Asked): Promise<Response> {
  const { brands, pages, assets, deps } = serving;
  const current = brands.current(tenant);
  const brand = await current.brand;
  const route = matchRoute(visit.path);
  const language = pageLanguage(visit, brand.settings);
  const variant = pageVariant(visit);
  const product = route?.name === 'product-id' ? route.params['id'] : undefined;
  const isKnown =
    route !== null && (product === undefined || brand.overall.products.some(({ id }) => id === product));
  const onMenu = route?.name === 'index' || (product !== undefined && isKnown);
  const origin = `${protocolOf(request, deps)}://${visit.url.host}`;

  const input = async (): Promise<PageInput> => ({
    brand,
    language,
    pageVariant: variant,
    shell: 'web',
    path: visit.path,
    origin,
    assets,
    tilesUrl: deps.env.SANDBOX
      ? '/sandbox/tiles/{z}/{x}/{y}.png'
      : 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  });
  const key = [tenant.merchantId, language, variant, origin, visit.path].join('|');
  const render = onMenu ? pages.menu : pages.shell;
  const response = answerPrepared(request, await render(key, current.version, input), isKnown ? 200 : 404);
  return withCookies(response, visit, tenant.merchantId);
}

/** The cookies that a visit leaves: whose site it is, and the language that was asked for. */
function withCookies(response: Response, visit: Visit, merchantId: string): Response {
  const add = (cookie: string) =>
    response.headers.append('Set-Cookie', `${cookie}; Path=/; Max-Age=31536000; SameSite=Lax`);
  if (visit.cookies.get('merchantId') !== merchantId) add(`merchantId=${merchantId}`);
  if (visit.askedLanguage && /^[a-z]{2,3}$/.test(visit.askedLanguage)) add(`lang=${visit.askedLanguage}`);
  return response;
}

/** https where a proxy that we trust says so. */
function protocolOf(request: Request, { env }: Deps): 'http' | 'https' {
  const isProxied = env.TRUSTED_PROXIES.length > 0;
  return isProxied && request.headers.get('x-forwarded-proto') === 'https' ? 'https' : 'http';
}
