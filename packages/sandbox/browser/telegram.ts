import { THEMES } from './telegram-themes.ts';
import { byId, post } from './dom.ts';
import { field, note, storefront, show, startLauncher, value, values } from './launcher.ts';
import { ANSWERS, isTooOldFor, letBotWrite } from './telegram-answers.ts';
import { drawWindow, emit, emitViewport, paintBars, resetWindow, state, theme } from './telegram-window.ts';

const TWO_HOURS_S = 7_200;
let hash = '';

/** Init data with a changed field: its signature does not match. */
const forge = (initData: string) =>
  initData.replace('Alisher', 'Jasur').replace(/hash=.{8}/, 'hash=00000000');

/** The launch parameters behind `#`, as Telegram adds them to the address. */
function launchParams(signed: string, startParam: string | null): string {
  const params = new URLSearchParams(signed);
  const initData = params.get('tgWebAppData') ?? '';
  if (value('initData') === 'none') params.delete('tgWebAppData');
  if (value('initData') === 'forged') params.set('tgWebAppData', forge(initData));
  params.set('tgWebAppVersion', value('version'));
  params.set('tgWebAppPlatform', value('platform'));
  params.set('tgWebAppThemeParams', JSON.stringify(theme()));
  if (startParam) params.set('tgWebAppStartParam', startParam);
  return params.toString();
}

async function launch(): Promise<string> {
  resetWindow();
  const { vendor, userId, firstName, languageCode } = values();
  const startParam = value('startParam') || null;
  const secondsAgo = value('initData') === 'two hours old' ? TWO_HOURS_S : 0;
  const mayWrite = value('write') === 'already';
  if (!mayWrite) await letBotWrite(false);
  const guest = { vendor, userId, firstName, languageCode };
  const { url } = await post<{ url: string }>('telegram/launch', {
    ...guest,
    startParam,
    secondsAgo,
    mayWrite,
  });
  const address = new URL(url);
  hash = launchParams(address.hash.slice(1), startParam);
  address.hash = hash;
  show(address.href);
  return `Opened with Bot API ${value('version')}`;
}

function close(): void {
  if (state.confirmClosing && !confirm('Changes that you made may not be saved.')) return;
  note('received', 'closed', { confirmed: state.confirmClosing });
  storefront.src = 'about:blank';
  resetWindow();
}

byId('back').addEventListener('click', () => emit('back_button_pressed'));
byId('main').addEventListener('click', () => {
  const { mainButton } = state;
  if (mainButton?.is_active !== false && !mainButton?.is_progress_visible) emit('main_button_pressed');
});
byId('apply-theme').addEventListener('click', () => {
  const names = Object.keys(THEMES);
  const input = field('theme');
  input.value = names[(names.indexOf(input.value) + 1) % names.length]!;
  paintBars();
  emit('theme_changed', { theme_params: theme() });
});
byId('keyboard').addEventListener('click', () => {
  state.isTyping = !state.isTyping;
  drawWindow();
  emitViewport();
});

type HostEvent = { eventType?: unknown; eventData?: Parameters<(typeof ANSWERS)[string]>[0] | null };

function parseEvent(text: unknown): HostEvent | null {
  try {
    return typeof text === 'string' ? (JSON.parse(text) as HostEvent) : null;
  } catch {
    return null;
  }
}

addEventListener('message', (event) => {
  const received = event.source === storefront.contentWindow ? parseEvent(event.data) : null;
  if (typeof received?.eventType !== 'string') return;
  const { eventType, eventData } = received;
  if (isTooOldFor(eventType)) return note('old', eventType, eventData);
  note('received', eventType, eventData);
  ANSWERS[eventType]?.(eventData ?? ({} as NonNullable<HostEvent['eventData']>));
});

void startLauncher({ launch, close, reloadHash: () => `#${hash}` });
