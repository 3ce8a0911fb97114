import { THEMES, type Theme } from './telegram-themes.ts';
import { byId } from './dom.ts';
import { note, part, storefront, value } from './launcher.ts';

const byName: Readonly<Record<string, Theme>> = THEMES;
/** The theme that is chosen on the page. */
export const theme = (): Theme => byName[value('theme')] ?? THEMES.light;

export type MainButton = {
  is_visible?: boolean;
  is_active?: boolean;
  is_progress_visible?: boolean;
  text?: string;
  color?: string;
  text_color?: string;
};
export type BarColor = { color?: string; color_key?: string };

const closed = () => ({
  mainButton: null as MainButton | null,
  confirmClosing: false,
  isFullscreen: false,
  isTyping: false,
  /** Telegram signs a contact only once it was shared. */
  isShared: false,
  header: {} as BarColor,
  bottomColor: null as string | null,
});

/** The window around the storefront, as the mini-app has changed it. */
export const state = closed();

/** Sends an event to the mini-app and notes it. */
export function emit(type: string, data?: unknown): void {
  note('answer', type, data);
  const message = data === undefined ? { eventType: type } : { eventType: type, eventData: data };
  storefront.contentWindow?.postMessage(JSON.stringify(message), '*');
}

/** Begins with a window as Telegram opens it. */
export function resetWindow(): void {
  Object.assign(state, closed());
  drawWindow();
  paintBars();
  byId('back').hidden = true;
  byId('main').hidden = true;
}

export function drawWindow(): void {
  const { classList } = part('.phone');
  classList.toggle('whole', state.isFullscreen);
  classList.toggle('typing', state.isTyping);
}

/** The colour of Telegram's bar: from its theme, or set by the storefront. */
export function paintBars(): void {
  const { header } = state;
  const ground = header.color ?? theme()[header.color_key ?? ''] ?? theme().bg_color;
  Object.assign(part('.bar').style, { backgroundColor: ground, color: theme().text_color });
  part('.bottom').style.backgroundColor = state.bottomColor ?? theme().bg_color;
}

const area = (top: number, bottom: number) => ({ top, bottom, left: 0, right: 0 });
const hasNotch = () => value('insets') === 'notch';

export const emitViewport = (): void =>
  emit('viewport_changed', {
    height: storefront.clientHeight,
    width: storefront.clientWidth,
    is_expanded: true,
    is_state_stable: !state.isTyping,
  });

/** Telegram's bar and the notch are above the storefront; in fullscreen its buttons float over the storefront's top. */
export const emitSafeArea = (): void =>
  emit('safe_area_changed', area(hasNotch() ? 47 : 0, hasNotch() ? 34 : 0));
export const emitContentArea = (): void =>
  emit('content_safe_area_changed', area(state.isFullscreen ? 46 : 0, 0));

export function setFullscreen(isOn: boolean): void {
  if (isOn && state.isFullscreen) return emit('fullscreen_failed', { error: 'ALREADY_FULLSCREEN' });
  state.isFullscreen = isOn;
  drawWindow();
  emit('fullscreen_changed', { is_fullscreen: isOn });
  emitContentArea();
  emitViewport();
}
