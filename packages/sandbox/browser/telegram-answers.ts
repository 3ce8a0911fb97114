import { byId, post } from './dom.ts';
import { field, value, values } from './launcher.ts';
import {
  type BarColor,
  emit,
  emitContentArea,
  emitSafeArea,
  emitViewport,
  type MainButton,
  paintBars,
  setFullscreen,
  state,
  theme,
} from './telegram-window.ts';

/** The Bot API version that each event needs. */
const SINCE: Readonly<Record<string, string>> = {
  web_app_setup_back_button: '6.1',
  web_app_set_background_color: '6.1',
  web_app_set_header_color: '6.1',
  web_app_trigger_haptic_feedback: '6.1',
  web_app_open_link: '6.1',
  web_app_open_tg_link: '6.1',
  web_app_open_invoice: '6.1',
  web_app_setup_closing_behavior: '6.2',
  web_app_open_popup: '6.2',
  web_app_request_write_access: '6.9',
  web_app_request_phone: '6.9',
  web_app_invoke_custom_method: '6.9',
  web_app_setup_swipe_behavior: '7.7',
  web_app_set_bottom_bar_color: '7.10',
  web_app_setup_secondary_button: '7.10',
  web_app_request_safe_area: '8.0',
  web_app_request_content_safe_area: '8.0',
  web_app_request_fullscreen: '8.0',
  web_app_exit_fullscreen: '8.0',
  web_app_check_location: '8.0',
  web_app_request_location: '8.0',
  web_app_open_location_settings: '8.0',
  web_app_check_home_screen: '8.0',
  web_app_add_to_home_screen: '8.0',
  web_app_secure_storage_save_key: '9.0',
  web_app_secure_storage_get_key: '9.0',
  web_app_secure_storage_restore_key: '9.0',
  web_app_secure_storage_clear: '9.0',
  web_app_device_storage_save_key: '9.0',
  web_app_device_storage_get_key: '9.0',
  web_app_device_storage_clear: '9.0',
};

/** Whether the chosen version of Telegram is too old for an event. */
export function isTooOldFor(eventType: string): boolean {
  const since = SINCE[eventType];
  if (!since) return false;
  const [major, minor] = value('version').split('.').map(Number) as [number, number];
  const [needMajor, needMinor] = since.split('.').map(Number) as [number, number];
  return major === needMajor ? minor < needMinor : major < needMajor;
}

type Kept = Record<string, string | boolean | null>;

/** Telegram's cloud and secure storage, in this page's own storage, one for each Telegram account. */
function kept(name: 'cloud' | 'safe' | 'home', change?: (all: Kept) => void): Kept {
  const key = `sandbox:${name}:${value('userId')}`;
  const all = JSON.parse(localStorage.getItem(key) ?? '{}') as Kept;
  if (change) {
    change(all);
    localStorage.setItem(key, JSON.stringify(all));
  }
  return all;
}

/** Blocks the bot for this guest, or lets it write again. */
export function letBotWrite(isAllowed: boolean): Promise<unknown> {
  const { vendor, userId } = values();
  return post('telegram/block', { vendor, chatId: Number(userId), blocked: !isAllowed });
}

type Method = {
  req_id: string;
  method: string;
  params?: { key?: string; value?: string; keys?: readonly string[] };
};

/** The answers of Telegram's custom methods; undefined for an unknown one. */
const METHODS: Readonly<Record<string, (params: NonNullable<Method['params']>) => unknown>> = {
  async getRequestedContact() {
    if (!state.isShared) return '';
    const { vendor, userId, phone, firstName } = values();
    const about = { vendor, userId, phone, firstName };
    return (await post<{ response: string }>('telegram/contact', about)).response;
  },
  saveStorageValue({ key = '', value: text = '' }) {
    kept('cloud', (all) => {
      all[key] = text;
    });
    return true;
  },
  deleteStorageValues({ keys = [] }) {
    kept('cloud', (all) => {
      for (const key of keys) delete all[key];
    });
    return true;
  },
  getStorageKeys: () => Object.keys(kept('cloud')),
  getStorageValues: ({ keys = [] }) => Object.fromEntries(keys.map((key) => [key, kept('cloud')[key] ?? ''])),
};

async function customMethod({ req_id, method, params = {} }: Method): Promise<void> {
  const answer = METHODS[method];
  if (!answer) return emit('custom_method_invoked', { req_id, error: 'METHOD_INVALID' });
  emit('custom_method_invoked', { req_id, result: await answer(params) });
}

function setMainButton(change: MainButton): void {
  const main = { ...state.mainButton, ...change };
  state.mainButton = main;
  const node = byId('main');
  node.hidden = !main.is_visible;
  node.textContent = main.text ?? '';
  node.setAttribute('aria-disabled', String(main.is_active === false));
  node.setAttribute('aria-busy', String(main.is_progress_visible === true));
  if (main.color) node.style.backgroundColor = main.color;
  if (main.text_color) node.style.color = main.text_color;
}

const TASHKENT = {
  available: true,
  latitude: 41.3111,
  longitude: 69.2797,
  altitude: null,
  course: null,
  speed: null,
  horizontal_accuracy: 20,
  vertical_accuracy: null,
  course_accuracy: null,
  speed_accuracy: null,
};

async function answerWriteAccess(): Promise<void> {
  const isAllowed = value('write') !== 'no';
  if (isAllowed) await letBotWrite(true);
  emit('write_access_requested', { status: isAllowed ? 'allowed' : 'cancelled' });
}

/** What a mini-app may send with an event. Only the fields that an answer reads. */
type EventData = Method &
  BarColor &
  MainButton & { need_confirmation?: boolean; url?: string; slug?: string; buttons?: { id: string }[] } & {
    key?: string;
    value?: string | null;
  };

/** How Telegram answers each event of a mini-app. */
export const ANSWERS: Readonly<Record<string, (data: EventData) => void>> = {
  web_app_set_header_color(color) {
    state.header = color;
    paintBars();
  },
  web_app_set_bottom_bar_color({ color = null }: { color?: string | null }) {
    state.bottomColor = color;
    paintBars();
  },
  web_app_request_theme: () => emit('theme_changed', { theme_params: theme() }),
  web_app_request_viewport: emitViewport,
  web_app_expand: emitViewport,
  web_app_request_safe_area: emitSafeArea,
  web_app_request_content_safe_area: emitContentArea,
  web_app_setup_back_button({ is_visible }) {
    byId('back').hidden = !is_visible;
  },
  web_app_setup_main_button: setMainButton,
  web_app_setup_closing_behavior({ need_confirmation }) {
    state.confirmClosing = need_confirmation === true;
  },
  web_app_close: () => byId('close').click(),
  web_app_request_phone() {
    state.isShared = value('contact') === 'yes';
    emit('phone_requested', { status: state.isShared ? 'sent' : 'cancelled' });
  },
  web_app_invoke_custom_method: (data) => void customMethod(data),
  web_app_request_write_access: () => void answerWriteAccess(),
  web_app_check_location: () =>
    emit('location_checked', {
      available: value('location') !== 'absent',
      access_requested: true,
      access_granted: value('location') === 'yes',
    }),
  web_app_request_location: () =>
    emit('location_requested', value('location') === 'yes' ? TASHKENT : { available: false }),
  web_app_open_location_settings() {
    if (confirm('Let the storefront see where you are?')) field('location').value = 'yes';
  },
  web_app_check_home_screen: () =>
    emit('home_screen_checked', { status: kept('home')['added'] ? 'added' : 'missed' }),
  web_app_add_to_home_screen() {
    kept('home', (all) => {
      all['added'] = true;
    });
    emit('home_screen_added');
  },
  web_app_request_fullscreen: () => setFullscreen(true),
  web_app_exit_fullscreen: () => setFullscreen(false),
  web_app_open_link: ({ url }) => void open(url, '_blank', 'noopener'),
  web_app_open_invoice: ({ slug }) =>
    emit('invoice_closed', { slug, status: confirm('Pay this invoice?') ? 'paid' : 'cancelled' }),
  web_app_open_popup: ({ buttons }) => emit('popup_closed', { button_id: buttons?.[0]?.id }),
  web_app_secure_storage_get_key: ({ req_id, key = '' }) =>
    emit('secure_storage_key_received', { req_id, value: kept('safe')[key] ?? null, can_restore: false }),
  web_app_secure_storage_save_key({ req_id, key = '', value: text = null }) {
    kept('safe', (all) => {
      if (text === null) delete all[key];
      else all[key] = text;
    });
    emit('secure_storage_key_saved', { req_id });
  },
  web_app_secure_storage_restore_key: ({ req_id }) =>
    emit('secure_storage_failed', { req_id, error: 'RESTORE_UNAVAILABLE' }),
  web_app_secure_storage_clear({ req_id }) {
    kept('safe', (all) => {
      for (const key of Object.keys(all)) delete all[key];
    });
    emit('secure_storage_cleared', { req_id });
  },
};
