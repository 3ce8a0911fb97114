/** What Telegram answers to each event of a mini-app, and since which Bot API it hears it at all. */
export const TELEGRAM_ANSWERS = String.raw`
const SINCE = {
  web_app_setup_back_button: '6.1', web_app_set_background_color: '6.1', web_app_set_header_color: '6.1',
  web_app_trigger_haptic_feedback: '6.1', web_app_open_link: '6.1', web_app_open_tg_link: '6.1', web_app_open_invoice: '6.1',
  web_app_setup_closing_behavior: '6.2', web_app_open_popup: '6.2', web_app_request_write_access: '6.9',
  web_app_request_phone: '6.9', web_app_invoke_custom_method: '6.9', web_app_setup_swipe_behavior: '7.7',
  web_app_set_bottom_bar_color: '7.10', web_app_setup_secondary_button: '7.10', web_app_request_safe_area: '8.0',
  web_app_request_content_safe_area: '8.0', web_app_request_fullscreen: '8.0', web_app_exit_fullscreen: '8.0',
  web_app_check_location: '8.0', web_app_request_location: '8.0', web_app_open_location_settings: '8.0',
  web_app_check_home_screen: '8.0', web_app_add_to_home_screen: '8.0', web_app_secure_storage_save_key: '9.0',
  web_app_secure_storage_get_key: '9.0', web_app_secure_storage_restore_key: '9.0', web_app_secure_storage_clear: '9.0',
  web_app_device_storage_save_key: '9.0', web_app_device_storage_get_key: '9.0', web_app_device_storage_clear: '9.0',
};

function isOlder(version, since) {
  const [a, b] = [version, since].map((text) => text.split('.').map(Number));
  return a[0] !== b[0] ? a[0] < b[0] : a[1] < b[1];
}

/** Telegram signs a contact only once it was shared. */
let isShared = false;

/** Kept in this page's own store, one for each Telegram account, as Telegram's cloud and safe are. */
function kept(name, change) {
  const key = 'sandbox:' + name + ':' + value('userId');
  const all = JSON.parse(localStorage.getItem(key) ?? '{}');
  if (change) {
    change(all);
    localStorage.setItem(key, JSON.stringify(all));
  }
  return all;
}

const letBotWrite = (isAllowed) => {
  const { vendor, userId } = Object.fromEntries(new FormData(form));
  return post('/sandbox/api/telegram/block', { vendor, chatId: Number(userId), blocked: !isAllowed });
};

const notch = () => value('insets') === 'notch';
const area = (top, bottom) => ({ top, bottom, left: 0, right: 0 });
const viewport = () => emit('viewport_changed', {
  height: shop.clientHeight, width: shop.clientWidth, is_expanded: true, is_state_stable: !isTyping,
});
/** Telegram's own bar is above the shop, where a notch is too; in fullscreen its buttons float over the shop's top. */
const safeArea = () => emit('safe_area_changed', area(notch() ? 47 : 0, notch() ? 34 : 0));
const contentArea = () => emit('content_safe_area_changed', area(isFullscreen ? 46 : 0, 0));

function drawWindow() {
  const { classList } = document.querySelector('.phone');
  classList.toggle('whole', isFullscreen);
  classList.toggle('typing', isTyping);
}

function setFullscreen(isOn) {
  if (isFullscreen === isOn && isOn) return emit('fullscreen_failed', { error: 'ALREADY_FULLSCREEN' });
  isFullscreen = isOn;
  drawWindow();
  emit('fullscreen_changed', { is_fullscreen: isOn });
  contentArea();
  viewport();
}

/** Telegram's bar is in its theme's colour, in another of the theme's, or in one that the shop has named. */
function paintBars() {
  const bar = document.querySelector('.bar');
  bar.style.backgroundColor = headerColor.color ?? theme()[headerColor.color_key] ?? theme().bg_color;
  bar.style.color = theme().text_color;
  document.querySelector('.bottom').style.backgroundColor = bottomColor ?? theme().bg_color;
}

async function customMethod({ req_id, method, params = {} }) {
  const done = (result) => emit('custom_method_invoked', { req_id, result });
  if (method === 'getRequestedContact') {
    if (!isShared) return done('');
    const { vendor, userId, phone, firstName } = Object.fromEntries(new FormData(form));
    return done((await post('/sandbox/api/telegram/contact', { vendor, userId, phone, firstName })).response);
  }
  if (method === 'saveStorageValue') {
    kept('cloud', (all) => { all[params.key] = params.value; });
    return done(true);
  }
  if (method === 'deleteStorageValues') {
    kept('cloud', (all) => { for (const key of params.keys ?? []) delete all[key]; });
    return done(true);
  }
  if (method === 'getStorageKeys') return done(Object.keys(kept('cloud')));
  if (method === 'getStorageValues')
    return done(Object.fromEntries((params.keys ?? []).map((key) => [key, kept('cloud')[key] ?? ''])));
  emit('custom_method_invoked', { req_id, error: 'METHOD_INVALID' });
}

const ANSWERS = {
  web_app_set_header_color(color) { headerColor = color; paintBars(); },
  web_app_set_bottom_bar_color({ color }) { bottomColor = color; paintBars(); },
  web_app_request_theme: () => emit('theme_changed', { theme_params: theme() }),
  web_app_request_viewport: viewport,
  web_app_expand: viewport,
  web_app_request_safe_area: safeArea,
  web_app_request_content_safe_area: contentArea,
  web_app_setup_back_button: ({ is_visible }) => { document.querySelector('#back').hidden = !is_visible; },
  web_app_setup_main_button(state) {
    mainState = { ...mainState, ...state };
    const button = document.querySelector('#main');
    button.hidden = !mainState.is_visible;
    button.textContent = mainState.text ?? '';
    button.setAttribute('aria-disabled', String(mainState.is_active === false));
    button.setAttribute('aria-busy', String(mainState.is_progress_visible === true));
    if (mainState.color) button.style.backgroundColor = mainState.color;
    if (mainState.text_color) button.style.color = mainState.text_color;
  },
  web_app_setup_closing_behavior: ({ need_confirmation }) => { confirmClosing = need_confirmation === true; },
  web_app_close: () => document.querySelector('#close').click(),
  web_app_request_phone() {
    isShared = value('contact') === 'yes';
    emit('phone_requested', { status: isShared ? 'sent' : 'cancelled' });
  },
  web_app_invoke_custom_method: (data) => void customMethod(data),
  async web_app_request_write_access() {
    const isAllowed = value('write') !== 'no';
    if (isAllowed) await letBotWrite(true);
    emit('write_access_requested', { status: isAllowed ? 'allowed' : 'cancelled' });
  },
  web_app_check_location: () => emit('location_checked', { available: value('location') !== 'absent', access_requested: true, access_granted: value('location') === 'yes' }),
  web_app_request_location: () => emit('location_requested', value('location') === 'yes'
    ? { available: true, latitude: 41.3111, longitude: 69.2797, altitude: null, course: null, speed: null, horizontal_accuracy: 20, vertical_accuracy: null, course_accuracy: null, speed_accuracy: null }
    : { available: false }),
  web_app_open_location_settings() {
    if (confirm('Let the shop see where you are?')) form.elements.namedItem('location').value = 'yes';
  },
  web_app_check_home_screen: () => emit('home_screen_checked', { status: kept('home').added ? 'added' : 'missed' }),
  web_app_add_to_home_screen() {
    kept('home', (all) => { all.added = true; });
    emit('home_screen_added');
  },
  web_app_request_fullscreen: () => setFullscreen(true),
  web_app_exit_fullscreen: () => setFullscreen(false),
  web_app_open_link: ({ url }) => void open(url, '_blank', 'noopener'),
  web_app_open_invoice: ({ slug }) => emit('invoice_closed', { slug, status: confirm('Pay this invoice?') ? 'paid' : 'cancelled' }),
  web_app_open_popup: ({ buttons }) => emit('popup_closed', { button_id: buttons?.[0]?.id }),
  web_app_secure_storage_get_key: ({ req_id, key }) => emit('secure_storage_key_received', { req_id, value: kept('safe')[key] ?? null, can_restore: false }),
  web_app_secure_storage_save_key({ req_id, key, value: text }) {
    kept('safe', (all) => { if (text === null) delete all[key]; else all[key] = text; });
    emit('secure_storage_key_saved', { req_id });
  },
  web_app_secure_storage_restore_key: ({ req_id }) => emit('secure_storage_failed', { req_id, error: 'RESTORE_UNAVAILABLE' }),
  web_app_secure_storage_clear({ req_id }) {
    kept('safe', (all) => { for (const key of Object.keys(all)) delete all[key]; });
    emit('secure_storage_cleared', { req_id });
  },
};
`;
