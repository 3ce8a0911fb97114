/** Fails where the page, or an area that scrolls in it, scrolls sideways. */
export function expectFits(): void {
  const wide = [...document.querySelectorAll('body *:not(input, select)')].filter(isTooWide);
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) wide.push(page);
  const names = wide.map(
    (each) => `${each.tagName}.${each.className} ${each.scrollWidth - each.clientWidth} px`,
  );
  if (names.length > 0) throw new Error(`Too wide: ${names.join('; ')}`);
}

/** Text that is only read aloud is one pixel wide; a map is larger than its frame, in which it is moved. */
const isTooWide = (each: Element) =>
  each.clientWidth > 1 &&
  !each.closest('.leaflet-container') &&
  each.scrollWidth > each.clientWidth + 1 &&
  getComputedStyle(each).overflowX !== 'visible';

/** CSS pixels, WCAG 2.5.5. */
const TOUCH_TARGET = 44;

/** Fails on a control of the top layer that is smaller than a finger needs. */
export function expectTouchable(): void {
  const layer = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document.body;
  const small = [...layer.querySelectorAll('button, input, select')].filter((each) => {
    // A label takes the tap for the field within it.
    const { width, height } = (each.closest('label') ?? each).getBoundingClientRect();
    const isVisuallyHidden = width < 2 || height < 2;
    return !isVisuallyHidden && Math.min(width, height) < TOUCH_TARGET;
  });
  const names = small.map((each) => `${each.tagName} ${each.textContent}`).join('; ');
  if (small.length > 0) throw new Error(`Smaller than ${TOUCH_TARGET} px: ${names}`);
}
