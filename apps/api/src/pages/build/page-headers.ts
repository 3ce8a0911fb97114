import { createHash } from 'node:crypto';

import type { AnalyticsScript, MapSources } from '@dasturxon/core/merchant';
import type { Page } from '@dasturxon/storefront/server';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Payme's Subscribe API, production and test: the only hosts that receive card data. */
const CARD_KEEPERS = ' https://checkout.paycom.uz https://checkout.test.paycom.uz';

type Openings = {
  tilesUrl?: string;
  frameAncestors?: readonly string[];
  foreign?: readonly AnalyticsScript[];
  map?: MapSources | null;
  takesCards?: boolean;
  pictures?: readonly string[];
};

/**
 * The headers of a page: its own inline style and script are allowed by hash, nothing else inline (docs/security.md).
 * Map tiles and `pictures` may come from hosts of their own; `frameAncestors` may show the page in a frame; `foreign` are the scripts
 * that the merchant has switched on for this page (SET-26), `map` what its regional map needs (SET-32). Where cards are saved the browser sends them to their keeper,
 * past this server (D82).
 */
export function pageHeaders(
  { style, script }: Pick<Page, 'style' | 'script'>,
  { frameAncestors = [], foreign = [], takesCards = false, map = null, ...shown }: Openings = {},
): Record<string, string> {
  const hosts = foreign.flatMap((script) => script.hosts);
  const others = (what: keyof MapSources) =>
    [...new Set([...(what === 'style' || what === 'worker' ? [] : hosts), ...(map?.[what] ?? [])])]
      .map((host) => ` ${host}`)
      .join('');
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashOf(script)}${others('script')}`,
    `style-src 'self' ${hashOf(style)}${others('style')}`,
    `img-src 'self' data: blob:${shownFrom(shown)}${others('img')}`,
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${others('connect')}${takesCards ? CARD_KEEPERS : ''}`,
    ...(others('frame') ? [`frame-src${others('frame')}`] : []),
    "manifest-src 'self'",
    `worker-src 'self'${others('worker')}`,
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors.join(' ') || "'none'"}`,
  ];
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy.join('; '),
    'Cache-Control': 'no-cache',
    ...SAFETY_HEADERS,
  };
}

/** The other hosts that tiles and pictures come from. */
function shownFrom({ tilesUrl = '/', pictures = [] }: Pick<Openings, 'tilesUrl' | 'pictures'>): string {
  const tiles = tilesUrl.startsWith('/') ? [] : [new URL(tilesUrl).origin];
  return [...tiles, ...pictures].map((host) => ` ${host}`).join('');
}

/** What every answer that is not the API's carries. */
export const SAFETY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
};
