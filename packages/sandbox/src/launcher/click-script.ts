import { LAUNCHER_SCRIPT } from './launcher-script.ts';

/** Plays the Click app: opens a brand's mini-app with a web session, Click's theme and language. */
export const CLICK_SCRIPT = String.raw`${LAUNCHER_SCRIPT}
const reloadHash = () => '';
let seen = null;

/** Click's cookies, which only Click itself can set on a brand's host: here the launcher on that host, for the shop's pages. */
function setCookies(values) {
  for (const name of ['click-web-session', 'click-theme', 'click-language']) {
    const text = values?.[name];
    document.cookie = name + '=' + (text ?? '') + '; path=/click; samesite=lax' + (text ? '' : '; max-age=0');
  }
}

/** Moves what the address would bring into cookies of this page's own host, where the shop must stand too. */
function bringByCookies(address) {
  if (address.hostname !== location.hostname) throw new Error('For cookies open this page at ' + address.host);
  setCookies({
    'click-web-session': address.searchParams.get('web_session'),
    'click-theme': value('theme'),
    'click-language': value('languageCode'),
  });
  address.searchParams.delete('web_session');
}

const exchanges = async () => (await fetch('/sandbox/api/click/exchanges')).json();

/** What Click's own server was asked since the shop was opened; the session itself is not for a screen. */
async function noteExchanges() {
  if (seen === null || document.hidden) return;
  for (const { clientId, outcome, at } of (await exchanges()).filter((one) => one.at > seen).reverse()) {
    seen = at;
    note('told', 'user.profile', { clientId, outcome });
  }
}
setInterval(() => void noteExchanges().catch(() => undefined), 1000);

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  log.replaceChildren();
  try {
    const { vendor, clientId, phone, firstName } = Object.fromEntries(new FormData(form));
    const { url } = await post('/sandbox/api/click/launch', { vendor, clientId, phone, firstName });
    const address = new URL(url);
    if (value('session') === 'none') address.searchParams.delete('web_session');
    if (value('session') === 'refused') address.searchParams.set('web_session', crypto.randomUUID());
    const hasSession = address.searchParams.has('web_session');
    setCookies(null);
    if (value('session') === 'in a cookie') bringByCookies(address);
    else {
      address.searchParams.set('theme', value('theme'));
      address.searchParams.set('lang', value('languageCode'));
    }
    address.pathname = '/click' + (value('path').startsWith('/') ? value('path') : '/' + value('path'));
    note('told', 'opened', { path: address.pathname, session: hasSession });
    seen = (await exchanges())[0]?.at ?? '';
    const { style } = document.querySelector('.bar');
    [style.backgroundColor, style.color] = value('theme') === 'dark' ? ['#1b1c1e', '#fff'] : ['#fff', '#000'];
    show(address.href);
    say('Opened');
  } catch (error) {
    say(String(error.message ?? error));
  }
});

document.querySelector('#close').addEventListener('click', () => {
  shop.src = 'about:blank';
  note('told', 'closed');
});
fillIn();
`;
