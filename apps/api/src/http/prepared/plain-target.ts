import type { IncomingMessage } from 'node:http';

/**
 * A request line may have an absolute URI (RFC 9112, 3.2.2). Reduces it to the path, so that only the Host header
 * names a brand and the base of links (T02). Returns false if the two disagree.
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
