import { post, read } from './dom.ts';
import { note, part, storefront, show, startLauncher, value, values } from './launcher.ts';

type Exchange = { clientId: number; outcome: string; at: string };

const COOKIES = ['click-web-session', 'click-theme', 'click-language'] as const;
const POLL_MS = 1_000;
let seen: string | null = null;

/** Sets Click's cookies, which only Click itself can set on a brand's host; here the launcher on that host does. */
function setCookies(texts: Partial<Record<(typeof COOKIES)[number], string | null>>): void {
  for (const name of COOKIES) {
    const text = texts[name];
    document.cookie = `${name}=${text ?? ''}; path=/click; samesite=lax${text ? '' : '; max-age=0'}`;
  }
}

/** Moves what the address would bring into cookies of this page's own host. */
function bringByCookies(address: URL): void {
  if (address.hostname !== location.hostname)
    throw new Error(`For cookies open this page at ${address.host}`);
  setCookies({
    'click-web-session': address.searchParams.get('web_session'),
    'click-theme': value('theme'),
    'click-language': value('languageCode'),
  });
  address.searchParams.delete('web_session');
}

const exchanges = () => read<Exchange[]>('click/exchanges');

/** Logs the calls of Click's server since the storefront was opened, without the session's value. */
async function noteExchanges(): Promise<void> {
  const since = seen;
  if (since === null || document.hidden) return;
  const fresh = (await exchanges()).filter(({ at }) => at > since).toReversed();
  for (const { clientId, outcome, at } of fresh) {
    seen = at;
    note('received', 'user.profile', { clientId, outcome });
  }
}
setInterval(() => void noteExchanges().catch(() => undefined), POLL_MS);

function fillAddress(address: URL): void {
  if (value('session') === 'none') address.searchParams.delete('web_session');
  if (value('session') === 'refused') address.searchParams.set('web_session', crypto.randomUUID());
  const hasSession = address.searchParams.has('web_session');
  setCookies({});
  if (value('session') === 'in a cookie') bringByCookies(address);
  else {
    address.searchParams.set('theme', value('theme'));
    address.searchParams.set('lang', value('languageCode'));
  }
  const path = value('path');
  address.pathname = `/click${path.startsWith('/') ? '' : '/'}${path}`;
  note('received', 'opened', { path: address.pathname, session: hasSession });
}

async function launch(): Promise<string> {
  const { vendor, clientId, phone, firstName } = values();
  const { url } = await post<{ url: string }>('click/launch', { vendor, clientId, phone, firstName });
  const address = new URL(url);
  fillAddress(address);
  seen = (await exchanges())[0]?.at ?? '';
  const { style } = part('.bar');
  const [ground, text] = value('theme') === 'dark' ? ['#1b1c1e', '#fff'] : ['#fff', '#000'];
  Object.assign(style, { backgroundColor: ground, color: text });
  show(address.href);
  return 'Opened';
}

function close(): void {
  storefront.src = 'about:blank';
  note('received', 'closed');
}

void startLauncher({ launch, close, reloadHash: () => '' });
