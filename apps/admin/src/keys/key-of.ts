/** A pressed key with its place on the keyboard. */
type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/**
 * The name of a pressed key: a small Latin letter, a digit, `?`, `/`, or what the browser names it (`ArrowUp`). A letter of another
 * script, such as Cyrillic or Arabic, counts as the Latin letter in its place on the keyboard.
 */
export function keyOf({ key, code, shiftKey }: Pressed): string {
  if (/^[a-z0-9?/]$/i.test(key)) return key.toLowerCase();
  if (key.length > 1) return key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  const [, place = key] = /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(code) ?? [];
  return /\d/.test(place) && shiftKey ? key : place.toLowerCase();
}
