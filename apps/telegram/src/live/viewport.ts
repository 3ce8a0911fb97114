import { viewport } from '@tma.js/sdk';

/** Where a window is dragged, and shrinks for a keyboard. Elsewhere its height is the page's own. */
const PHONES: readonly string[] = ['android', 'android_x', 'ios'];

/** Writes the full height and the insets of Telegram's bars and a notch to CSS variables. */
export function followViewport(platform: string): void {
  const apply = () => {
    const { style, dataset } = document.documentElement;
    const safe = viewport.safeAreaInsets();
    const content = viewport.contentSafeAreaInsets();
    style.setProperty('--dx-safe-start', `${safe.top + content.top}px`);
    style.setProperty('--dx-safe-end', `${safe.bottom + content.bottom}px`);
    // With a keyboard open the window shrinks, the stable height does not: bars are pinned to the latter.
    if (PHONES.includes(platform)) style.setProperty('--dx-stable-height', `${viewport.stableHeight()}px`);
    dataset['fullscreen'] = String(viewport.isFullscreen());
  };
  const expand = () => void viewport.expand.ifAvailable();
  const watch = () => {
    apply();
    viewport.state.sub(apply);
    expand();
  };
  if (!viewport.mount.isAvailable()) return expand();
  // The answer may come while the window closes: it is ignored then.
  Promise.resolve(viewport.mount({ timeout: 3000 }))
    .then(watch, expand)
    .catch(() => undefined);
}
