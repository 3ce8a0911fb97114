import type { IncomingMessage } from 'node:http';

/**
 * A request may name a whole address in its first line (RFC 9112, 3.2.2). Makes it the path alone, so that the Host
 * header is the one thing that names a brand and that links are made of (T02). False: the two disagree.
 */
export function plainTarget(request: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  const { url = '/' } = request;
  if (url.startsWith('/')) return true;
  const host = `http://${request.headers.host ?? ''}`;
  if (!URL.canParse(url) || !URL.canParse(host)) return false;
  const target = new URL(url);
  if (!/^https?:$/.test(target.protocol) || target.username || target.host !== new URL(host).host)
    return false;
  request.url = target.pathname + target.search;
  return true;
}
