import { ApiError, MERCHANT_COOKIE, PREVIEW_PARAM } from '@dasturxon/core/api';
import { checkMerchant, type MerchantLookup } from '@dasturxon/core/merchant';
import { LANGUAGE_COOKIE, PATH_REDIRECTS, type Shell, splitShellPath } from '@dasturxon/core/paths';
import type { PageInput, ShellAssets } from '@dasturxon/storefront/server';

import type { Deps } from '../http/serving/context.ts';
import { COOKIE_YEAR, cookieText } from '../http/cookie-text.ts';
import { noteRequest } from '../http/log/request-notes.ts';
import { listsBrands } from '../http/tenancy/lists-brands.ts';
import { resolveTenant, tenantClues } from '../http/tenancy/resolve-tenant.ts';
import type { Tenant } from '../http/tenancy/tenants.ts';
import { askedPage } from './visit/asked-page.ts';
import { brandAt, type KnownBrand, readBrandPage } from './brand/brand-page.ts';
import type { BrandPages } from './brand/brand-pages.ts';
import { brandList } from './plain/brand-list.ts';
import { frameAncestors, hostBrand, hostLanguage } from './brand/mini-app-pages.ts';
import { answerPrepared } from '../http/prepared/prepared.ts';
import { mapsUrl, tilesUrl } from '../http/tiles-url.ts';
import type { PreparedPages } from './build/prepared-pages.ts';
import { blockedPage, deletedPage, notAvailablePage } from './plain/status-pages.ts';
import { pageLanguage, pageVariant, readVisit, type Visit, withoutPrefix } from './visit/visit.ts';

export type PageDeps = {
  deps: Deps;
  brands: BrandPages;
  shells: Readonly<Record<Shell, ShellPages>>;
};

/** The pages of one shell, and the built files that they name. */
export type ShellPages = { pages: PreparedPages; assets: ShellAssets };

const redirect = (path: string) => new Response(null, { status: 302, headers: { Location: path } });
const WIPE = { 'Clear-Site-Data': '"cookies", "storage"' };

/** Answers a request for a page: check-merchant first, then the page's prepared bytes (NAV-05, ADR 0004). */
export async function servePage(request: Request, serving: PageDeps): Promise<Response> {
  const visit = readVisit(request);
  const moved = strayed(request, visit) ?? withoutPrefix(visit) ?? oldPath(visit);
  if (moved) return moved;

  const found = await findTenant(request, serving.deps);
  if (found === 'unknown host') {
    noteRequest(request, { refusal: 'tenant_unknown' });
    return notAvailablePage(request, 421);
  }
  if (found === 'no host')
    return (await listsBrands(serving.deps, request))
      ? brandList(request, serving.deps)
      : notAvailablePage(request, 421);
  return checkedPage(request, { visit, found, serving });
}

/** The host in a page's own links. What a client may make up without changing who answers does not get into them (T02). */
function linkedHost({ hostname, port }: URL, { env, ownUrl }: Deps): string {
  const isOurs = env.SANDBOX || port === new URL(ownUrl()).port;
  return hostname.replace(/\.$/, '') + (isOurs && port ? `:${port}` : '');
}

/** Scheme and host in the links of a site, without a slash at the end. */
export function pageOrigin(request: Request, deps: Deps): string {
  return `${protocolOf(request, deps)}://${linkedHost(new URL(request.url), deps)}`;
}

type Known = { visit: Visit; found: Tenant | 'no merchant'; serving: PageDeps };

async function checkedPage(request: Request, { visit, found, serving }: Known): Promise<Response> {
  const lookup: MerchantLookup =
    found === 'no merchant' ? { state: 'none' } : { state: 'found', merchant: found };
  const check = checkMerchant(lookup, visit.path);
  if (check.goTo) return redirect(visit.base + check.goTo + visit.url.search);
  if (found === 'no merchant') return notAvailablePage(request, 404, WIPE);
  noteRequest(request, { merchantId: found.merchantId });
  if (check.outcome === 'blocked') return blockedPage(request, (await serving.brands.current(found)).brand);
  if (check.outcome === 'deleted') return deletedPage(request);
  return brandPage(request, { visit, tenant: found, serving });
}

type Found = Tenant | 'unknown host' | 'no host' | 'no merchant';

/** The brand that a request's host names. */
export async function findTenant(request: Request, deps: Deps): Promise<Found> {
  try {
    return (await resolveTenant(deps, tenantClues(request))) ?? 'no host';
  } catch (error) {
    if (error instanceof ApiError && error.code === 'tenant_unknown') return 'unknown host';
    if (error instanceof ApiError && error.code === 'merchant.notFound') return 'no merchant';
    throw error;
  }
}

function oldPath({ path, base, url }: Visit): Response | null {
  const target = PATH_REDIRECTS[path];
  return target ? redirect(base + target + url.search) : null;
}

/** A link that was followed inside a mini-app before its script was there leads to the mini-app's own page. */
function strayed(request: Request, { shell, base, url }: Visit): Response | null {
  if (base !== '' && url.pathname === base) return redirect(`${base}/${url.search}`);
  const referrer = request.headers.get('referer');
  if (shell !== 'web' || referrer === null || !URL.canParse(referrer)) return null;
  const from = new URL(referrer);
  const app = splitShellPath(from.pathname);
  return from.host === url.host && app.base ? redirect(app.base + url.pathname + url.search) : null;
}

type Asked = { visit: Visit; tenant: Tenant; serving: PageDeps };

async function brandPage(request: Request, asked: Asked): Promise<Response> {
  const { visit, tenant, serving } = asked;
  const token = visit.url.searchParams.get(PREVIEW_PARAM);
  if (token !== null) return previewPage(request, { ...asked, token });
  const { pages } = serving.shells[visit.shell];
  const current = await serving.brands.current(tenant);
  const { input, onMenu, key } = pageOf(request, asked, current.brand);
  const render = onMenu ? pages.menu : pages.shell;
  const response = answerPrepared(
    request,
    await render(key, current.version, async () => input),
    input.isKnown ? 200 : 404,
  );
  return withCookies(response, visit, tenant.merchantId);
}

/** The page that an address asks for, of a brand as it is published or drafted; `key` names what its bytes depend on. */
function pageOf(request: Request, { visit, tenant, serving }: Asked, known: KnownBrand) {
  const { shells, deps } = serving;
  const { shell, base } = visit;
  const brand = hostBrand(known, visit, deps);
  const language = pageLanguage(visit, brand.settings, hostLanguage(visit, brand));
  const variant = pageVariant(visit);
  const { isKnown, onMenu, categoryId, path } = askedPage(visit, brand);
  const origin = pageOrigin(request, deps);
  const input: PageInput = {
    brand,
    language,
    pageVariant: variant,
    shell,
    path,
    isKnown,
    categoryId,
    origin,
    base,
    frameAncestors: frameAncestors(visit, deps),
    assets: shells[shell].assets,
    tilesUrl: tilesUrl(deps.env),
    mapsUrl: mapsUrl(deps.env, origin),
  };
  const key = [shell, tenant.merchantId, language, variant, origin, path, categoryId].join('|');
  return { input, onMenu, key };
}

const SCHEMES = ['light', 'dark'] as const;

/** The page with the draft, for a frame of the back office that opened the preview: without analytics, cookies and caches. */
async function previewPage(request: Request, asked: Asked & { token: string }): Promise<Response> {
  const { visit, tenant, serving, token } = asked;
  const preview = await serving.deps.openPreview(token, tenant.merchantId).catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });
  if (preview === null) return notAvailablePage(request, 404);
  const drafted = withoutAnalytics(brandAt(await readBrandPage(preview, tenant), preview.now()));
  const { input, onMenu } = pageOf(request, asked, drafted);
  const scheme = SCHEMES.find((one) => one === visit.url.searchParams.get('scheme')) ?? null;
  return serving.shells[visit.shell].pages.preview(onMenu ? 'renderMenu' : 'renderShell', {
    ...input,
    frameAncestors: [preview.origin],
    preview: { token, at: preview.at, scheme },
  });
}

const NO_ANALYTICS = {
  consentRequired: false,
  amoCrm: null,
  yandexMetrics: null,
  metaPixel: null,
  tagManager: null,
};

const withoutAnalytics = (brand: KnownBrand): KnownBrand => ({
  ...brand,
  settings: { ...brand.settings, analytics: NO_ANALYTICS },
  settingsInClick: { ...brand.settingsInClick, analytics: NO_ANALYTICS },
});

/** The cookies that a visit leaves: whose site it is, and the language that was asked for. */
function withCookies(response: Response, visit: Visit, merchantId: string): Response {
  const add = (name: string, value: string) =>
    response.headers.append('Set-Cookie', cookieText({ name, value, maxAge: COOKIE_YEAR }, visit.isHttps));
  if (visit.cookies.get(MERCHANT_COOKIE) !== merchantId) add(MERCHANT_COOKIE, merchantId);
  if (visit.askedLanguage && /^[a-z]{2,3}$/.test(visit.askedLanguage))
    add(LANGUAGE_COOKIE, visit.askedLanguage);
  return response;
}

/** https if a trusted proxy forwards it. */
function protocolOf(request: Request, { env }: Deps): 'http' | 'https' {
  const isProxied = env.TRUSTED_PROXIES.length > 0;
  return isProxied && request.headers.get('x-forwarded-proto') === 'https' ? 'https' : 'http';
}
