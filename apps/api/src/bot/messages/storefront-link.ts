import type { BotBrand, BotDeps } from './bot-brand.ts';

/** Where this server is reached by a browser on the same machine. */
function localOrigin({ env, ownUrl }: Pick<BotDeps, 'env' | 'ownUrl'>, host: string): string {
  const port = new URL(ownUrl()).port || String(env.PORT);
  return `http://${host}:${port}`;
}

/**
 * The brand's mini-app, opened at `start` (a deep link such as `order_…`). Telegram takes https alone, so that a
 * brand which is on this machine only has no such address, except for the sandbox.
 */
export function storefrontLink(
  deps: Pick<BotDeps, 'env' | 'ownUrl'>,
  { host, sub }: Pick<BotBrand, 'host' | 'sub'>,
  start: string | null = null,
): string | null {
  const isLocal = host === null || host.endsWith('.localhost');
  if (isLocal && !deps.env.SANDBOX) return null;
  const origin = isLocal ? localOrigin(deps, host ?? 'localhost') : `https://${host}`;
  const url = new URL('/tg/', origin);
  if (host === null) url.searchParams.set('vendor', sub);
  if (start) url.searchParams.set('tgWebAppStartParam', start);
  return url.href;
}

/** The webhook URL of a bot; null if Telegram cannot reach this server. */
export function webhookUrl(
  deps: Pick<BotDeps, 'env' | 'ownUrl'>,
  { host, sub }: Pick<BotBrand, 'host' | 'sub'>,
): string | null {
  if (deps.env.SANDBOX) return `${deps.ownUrl()}/webbot/v1/updates?vendor=${encodeURIComponent(sub)}`;
  if (host === null || host.endsWith('.localhost')) return null;
  return `https://${host}/webbot/v1/updates`;
}
