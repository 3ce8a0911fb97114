import { LAUNCHER_SCRIPT } from './launcher-script.ts';
import { TELEGRAM_ANSWERS } from './telegram-answers.ts';

/** Plays Telegram around a mini-app: signed init data, and an answer to each event of the bridge that this version knows. */
export const TELEGRAM_SCRIPT = String.raw`${LAUNCHER_SCRIPT}
const THEMES = {
  light: { bg_color: '#ffffff', text_color: '#000000', hint_color: '#707579', link_color: '#3390ec', button_color: '#3390ec', button_text_color: '#ffffff', secondary_bg_color: '#f4f4f5' },
  dark: { bg_color: '#1c1c1d', text_color: '#ffffff', hint_color: '#aaaaaa', link_color: '#8774e1', button_color: '#8774e1', button_text_color: '#ffffff', secondary_bg_color: '#2c2c2e' },
  'night blue': { bg_color: '#17212b', text_color: '#f5f5f5', hint_color: '#708499', link_color: '#6ab3f3', button_color: '#5288c1', button_text_color: '#ffffff', secondary_bg_color: '#232e3c' },
};
let hash = '';
const reloadHash = () => '#' + hash;
let mainState = null;
let confirmClosing = false;
let isFullscreen = false;
let isTyping = false;
let headerColor = {};
let bottomColor = null;

function emit(type, data) {
  note('answer', type, data);
  const message = data === undefined ? { eventType: type } : { eventType: type, eventData: data };
  shop.contentWindow.postMessage(JSON.stringify(message), '*');
}

function theme() {
  return THEMES[value('theme')];
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  log.replaceChildren();
  reset();
  try {
    const { vendor, userId, firstName, languageCode } = Object.fromEntries(new FormData(form));
    const startParam = value('startParam') || null;
    const secondsAgo = value('initData') === 'two hours old' ? 7200 : 0;
    const mayWrite = value('write') === 'already';
    if (!mayWrite) await letBotWrite(false);
    const { url } = await post('/sandbox/api/telegram/launch', { vendor, userId, firstName, languageCode, startParam, secondsAgo, mayWrite });
    const address = new URL(url);
    const params = new URLSearchParams(address.hash.slice(1));
    if (value('initData') === 'none') params.delete('tgWebAppData');
    if (value('initData') === 'forged') params.set('tgWebAppData', params.get('tgWebAppData').replace('Alisher', 'Jasur').replace(/hash=.{8}/, 'hash=00000000'));
    params.set('tgWebAppVersion', value('version'));
    params.set('tgWebAppPlatform', value('platform'));
    params.set('tgWebAppThemeParams', JSON.stringify(theme()));
    if (startParam) params.set('tgWebAppStartParam', startParam);
    hash = params.toString();
    address.hash = hash;
    show(address.href);
    say('Opened with Bot API ' + value('version'));
  } catch (error) {
    say(String(error.message ?? error));
  }
});

function reset() {
  mainState = null;
  confirmClosing = false;
  isShared = false;
  isFullscreen = isTyping = false;
  headerColor = {};
  bottomColor = null;
  drawWindow();
  paintBars();
  document.querySelector('#back').hidden = true;
  document.querySelector('#main').hidden = true;
}

document.querySelector('#back').addEventListener('click', () => emit('back_button_pressed'));
document.querySelector('#main').addEventListener('click', () => {
  if (mainState?.is_active !== false && !mainState?.is_progress_visible) emit('main_button_pressed');
});
document.querySelector('#apply-theme').addEventListener('click', () => {
  const names = Object.keys(THEMES);
  const field = form.elements.namedItem('theme');
  field.value = names[(names.indexOf(field.value) + 1) % names.length];
  paintBars();
  emit('theme_changed', { theme_params: theme() });
});
document.querySelector('#keyboard').addEventListener('click', () => {
  isTyping = !isTyping;
  drawWindow();
  viewport();
});
document.querySelector('#close').addEventListener('click', () => {
  if (confirmClosing && !confirm('Changes that you made may not be saved.')) return;
  note('told', 'closed', { confirmed: confirmClosing });
  shop.src = 'about:blank';
  reset();
});
${TELEGRAM_ANSWERS}
addEventListener('message', (event) => {
  if (event.source !== shop.contentWindow || typeof event.data !== 'string') return;
  let told;
  try {
    told = JSON.parse(event.data);
  } catch {
    return;
  }
  const { eventType, eventData } = told;
  if (typeof eventType !== 'string') return;
  const since = SINCE[eventType];
  if (since && isOlder(value('version'), since)) return note('old', eventType, eventData);
  note('told', eventType, eventData);
  ANSWERS[eventType]?.(eventData ?? {});
});
fillIn();
`;
