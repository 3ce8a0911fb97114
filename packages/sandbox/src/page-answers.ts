import type { Context } from 'hono';

/** The types that the sandbox's own pages are served as. */
export const HTML = 'text/html; charset=utf-8';
export const SCRIPT = 'text/javascript; charset=utf-8';
export const STYLE = 'text/css; charset=utf-8';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

/** The header of pages that the page of both mini-apps shows in a frame. */
export const FRAMED_BY_US = "frame-ancestors 'self'";

const nameOf = (directive: string) => directive.split(' ', 1)[0];

/**
 * Headers of the sandbox's own pages, their scripts and styles: nothing inline, nothing from elsewhere but the sources
 * in `own`.
 */
export function pageAnswers(
  own: readonly string[] = [],
  more: Readonly<Record<string, string>> = {},
): (c: Context, text: string, type: string) => Response {
  const names = own.map(nameOf);
  const policy = [...POLICY.filter((directive) => !names.includes(nameOf(directive))), ...own];
  const headers = {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cache-Control': 'no-cache',
    ...more,
  };
  return (c, text, type) => c.body(text, 200, { ...headers, 'Content-Type': type });
}
