import { pageHead } from '../page-head.ts';

type Kind = 'telegram' | 'click';
type Field = { name: string; label: string; value?: string; options?: readonly string[] };

const field = ({ name, label, value = '', options }: Field): string =>
  options
    ? `<label>${label}<select name="${name}">${options.map((one) => `<option${one === value ? ' selected' : ''}>${one}</option>`).join('')}</select></label>`
    : `<label>${label}<input name="${name}" value="${value}" autocomplete="off"></label>`;

const LANGUAGES = ['uz', 'ru', 'en', 'ar', 'kk', 'tr', 'zh'];
const SCREENS = ['390×844', '360×640', '320×568'];

const FIELDS: Readonly<Record<Kind, readonly Field[]>> = {
  telegram: [
    { name: 'userId', label: 'Telegram id', value: '99281932' },
    { name: 'firstName', label: 'First name', value: 'Alisher' },
    { name: 'phone', label: 'Phone', value: '998901112233' },
    {
      name: 'languageCode',
      label: 'Language',
      value: 'uz',
      options: LANGUAGES,
    },
    { name: 'startParam', label: 'Start parameter' },
    {
      name: 'version',
      label: 'Bot API',
      value: '9.1',
      options: ['6.0', '6.1', '6.9', '7.0', '7.7', '8.0', '9.0', '9.1'],
    },
    {
      name: 'platform',
      label: 'Platform',
      value: 'weba',
      options: ['weba', 'android', 'ios', 'tdesktop', 'macos'],
    },
    {
      name: 'initData',
      label: 'Init data',
      value: 'signed',
      options: ['signed', 'two hours old', 'forged', 'none'],
    },
    { name: 'theme', label: 'Theme', value: 'light', options: ['light', 'dark', 'night blue'] },
    { name: 'contact', label: 'Shares the phone', value: 'yes', options: ['yes', 'no'] },
    { name: 'write', label: 'Bot may write', value: 'already', options: ['already', 'when asked', 'no'] },
    { name: 'location', label: 'Shares the place', value: 'yes', options: ['yes', 'no', 'absent'] },
    { name: 'insets', label: 'SecureStorage areas', value: 'none', options: ['none', 'notch'] },
    { name: 'screen', label: 'Screen', value: '390×844', options: SCREENS },
  ],
  click: [
    { name: 'clientId', label: 'Click client id', value: '1234567' },
    { name: 'firstName', label: 'First name', value: 'Alisher' },
    { name: 'phone', label: 'Phone', value: '998901112244' },
    {
      name: 'session',
      label: 'Web session',
      value: 'in the address',
      options: ['in the address', 'in a cookie', 'none', 'refused'],
    },
    { name: 'path', label: 'Opens at', value: '/' },
    { name: 'theme', label: 'Theme', value: 'light', options: ['light', 'dark'] },
    { name: 'languageCode', label: 'Language', value: 'uz', options: LANGUAGES },
    { name: 'screen', label: 'Screen', value: '390×844', options: SCREENS },
  ],
};

const NAMES: Readonly<Record<Kind, string>> = { telegram: 'Telegram', click: 'Click' };

const ABOUT: Readonly<Record<Kind, string>> = {
  telegram:
    'Opens a brand’s mini-app as Telegram does: with init data that its bot has signed, and an answer to each event that this Bot API knows. → is an event of the storefront, ← its answer, ✗ an event unknown to this version.',
  click:
    'Opens a brand’s mini-app as the Click app does: with a web session that its server exchanges for who it is, and Click’s theme and language.',
};

const BUTTONS: Readonly<Record<Kind, string>> = {
  telegram:
    '<button type="button" id="reload" class="quiet">Reload</button><button type="button" id="apply-theme" class="quiet">Switch theme</button><button type="button" id="keyboard" class="quiet">Keyboard</button>',
  click: '<button type="button" id="reload" class="quiet">Reload</button>',
};

/**
 * A launcher: the guest, the launch parameters, the phone frame, and the log of host calls. Its script fills it in.
 */
export function launcherPage(kind: Kind): string {
  const other: Kind = kind === 'telegram' ? 'click' : 'telegram';
  return `${pageHead({ title: `${NAMES[kind]} launcher`, styles: ['/sandbox/launcher/launcher.css'], script: `${kind}.js` })}
<body>
<header>
<h1>${NAMES[kind]}</h1>
<nav><a href="/sandbox/">Console</a> <a href="/sandbox/${other}">${NAMES[other]}</a></nav>
</header>
<p>${ABOUT[kind]}</p>
<main>
<form id="launch">
<label>Brand<select name="vendor"></select></label>
${FIELDS[kind].map(field).join('\n')}
<div class="buttons"><button>Open the storefront</button>${BUTTONS[kind]}</div>
<p id="state" role="status"></p>
</form>
<section class="phone" aria-label="Phone">
<div class="bar"><button type="button" id="back" hidden>‹ Back</button><button type="button" id="close">✕</button><span id="title"></span></div>
<iframe id="storefront" title="Storefront" allow="geolocation; clipboard-write"></iframe>
<div class="bottom"><button type="button" id="main" hidden></button></div>
</section>
<section aria-label="Log"><h2>Events received by ${NAMES[kind]}</h2><ol id="log"></ol></section>
</main>
<noscript><p>The launcher needs JavaScript.</p></noscript>
</body>
</html>
`;
}
