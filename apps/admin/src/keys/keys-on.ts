const STORED = 'keys';

/** Whether single letters are shortcuts on this device; a person may turn them off (WCAG 2.1.4). */
export const areKeysOn = (): boolean => localStorage.getItem(STORED) !== 'off';

/** Turns the shortcuts of this device on or off. */
export const setKeysOn = (isOn: boolean): void => localStorage.setItem(STORED, isOn ? 'on' : 'off');

const isLone = ({ ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) =>
  !(ctrlKey || metaKey || altKey || repeat);

/** The element that a shortcut is meant for; null where keys are off, held down, with a modifier key, or in a field. */
export function shortcutTarget(event: KeyboardEvent): Element | null {
  const { target } = event;
  if (!areKeysOn() || !isLone(event) || !(target instanceof Element)) return null;
  return target.closest('input, textarea, select, [contenteditable]') ? null : target;
}

/** Whether a press is a shortcut of the page: not in a field and not in a window above it. */
export function isShortcut(event: KeyboardEvent): boolean {
  return shortcutTarget(event) !== null && !isInWindow(event);
}

/** Whether a press is made in a window above the page. */
export function isInWindow({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('[role="dialog"]') !== null;
}
