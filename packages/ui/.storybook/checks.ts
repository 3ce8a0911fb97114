const CYRILLIC = /\p{Script=Cyrillic}/u;

/** VKUI's own labels are Russian by default: where a story has no Cyrillic text, none may be seen or read aloud. */
export function expectOnlyGivenTexts(args: unknown): void {
  const shown = document.body.innerHTML;
  if (!CYRILLIC.test(shown) || CYRILLIC.test(textOf(args))) return;
  const at = shown.search(CYRILLIC);
  throw new Error(`An unexpected Cyrillic text: ${shown.slice(Math.max(0, at - 80), at + 80)}`);
}

/** Every string in args, those inside React's elements too. */
function textOf(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value;
  if (depth > 8 || typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .filter(([key]) => !key.startsWith('_'))
    .map(([, each]) => textOf(each, depth + 1))
    .join(' ');
}

/** Whatever the text, a page is no wider than its window. */
export function expectFits(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) throw new Error(`The page is ${scrollWidth - clientWidth} px too wide`);
}

/** 44 px, less what rounding and the edges of two neighbours take. */
const FINGER = 40;

/** A target is 44 px high, and as wide unless its text decides the width, visible or not. */
export function expectTouchable(): void {
  const missed = targets().filter((target) => !isTouchable(target));
  window.scrollTo(0, 0);
  if (missed.length === 0) return;
  const names = missed.map(
    (each) => `${each.tagName} ${each.getAttribute('aria-label') ?? each.textContent}`,
  );
  throw new Error(`Smaller than 44 px: ${names.join('; ')}`);
}

/**
 * The buttons, links and fields of the top layer; a hidden radio button is pressed by its label. A link in a sentence
 * does not count.
 */
function targets(): Element[] {
  const layer = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const found = [...layer.querySelectorAll('button:enabled, a[href], input:enabled, select:enabled')];
  const pressed = new Set(
    found.map((each) => (each.matches(HIDDEN) ? (each.closest('label') ?? each) : each)),
  );
  // Pins of a map lie where their places are, over each other too.
  return [...pressed].filter((each) => !each.closest('p, [role=application]'));
}

const HIDDEN = '[type=radio], [type=checkbox]';

function isTouchable(target: Element): boolean {
  // A row that scrolls smoothly would still be moving when it is measured.
  target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { x, y, width, height } = target.getBoundingClientRect();
  if (width < 2 || height < 2) return true;
  const reach = (stepX: number, stepY: number) => {
    let steps = 0;
    while (steps < FINGER && isAt(x + width / 2 + stepX * (steps + 1), y + height / 2 + stepY * (steps + 1)))
      steps += 1;
    return steps;
  };
  const isAt = (atX: number, atY: number) => target.contains(document.elementFromPoint(atX, atY));
  const isWide = target.matches('a') || reach(-1, 0) + 1 + reach(1, 0) >= FINGER;
  return isWide && reach(0, -1) + 1 + reach(0, 1) >= FINGER;
}
