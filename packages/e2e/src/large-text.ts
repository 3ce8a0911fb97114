import type { Page } from '@playwright/test';

/** Labels in a box of fixed size, the window's width: they grow as far as they fit. */
const FIXED_IN_BOX = { 'bottom-nav__label': 1.2 };
/** How much larger every other word is at 200 % text, at the least: a size in pixels stays at 1. */
const LEAST = 1.5;

/** How much wider the page is than the window, and the texts and boxes that stick out. */
const tooWide = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth + 1) return null;
  const range = document.createRange();
  const sticksOut = (node: Node) => {
    range.selectNodeContents(node);
    const { left, right, width } = range.getBoundingClientRect();
    return width > 0 && (right > clientWidth + 1 || left < -1);
  };
  const culprits = [...document.querySelectorAll('body *')]
    .filter((element) => element.childElementCount === 0 && sticksOut(element))
    .map((element) => `${element.getAttribute('class')} “${element.textContent.slice(0, 30)}”`);
  return `${scrollWidth} of ${clientWidth} px: ${culprits.slice(0, 6).join(', ')}`;
};

/**
 * Doubles the text size and returns which texts did not grow, and which overlap. Reduced motion gives every change,
 * also of sizes, 1 ms, which children inherit one by one: here transitions are off until the next page.
 */
const enlarge = ({ fixed, least }: { fixed: Record<string, number>; least: number }) => {
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const isWritten = (element: Element) =>
    element.matches('textarea, select, input:not([type="radio"], [type="checkbox"], [type="file"])') ||
    (hasText(element) && !element.matches('script, style, noscript, .leaflet-container *'));
  const written = [...document.querySelectorAll('body *')].filter(
    (element) => isWritten(element) && element.checkVisibility(),
  );
  const sizes = () => written.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const before = sizes();
  const atOnce = new CSSStyleSheet();
  atOnce.replaceSync('html, html * { transition: none !important }');
  document.adoptedStyleSheets.push(atOnce);
  document.documentElement.style.setProperty('font-size', '200%');
  const after = sizes();
  return written.flatMap((element, at) => {
    const leastHere = fixed[element.className] ?? least;
    const { fontSize, lineHeight } = getComputedStyle(element);
    const isTight = Number.parseFloat(lineHeight) < Number.parseFloat(fontSize);
    if (after[at]! / before[at]! >= leastHere && !isTight) return [];
    const description = `${element.tagName} ${element.className} “${element.textContent.slice(0, 30)}”`;
    return [`${before[at]} px → ${after[at]} px in lines of ${lineHeight}: ${description}`];
  });
};

/** The parts of a page that do not fit in its window, at normal and double text size, and the texts that stay small. */
export async function misfitsOf(page: Page, path: string): Promise<string[]> {
  const plain = await page.evaluate(tooWide);
  const small = await page.evaluate(enlarge, { fixed: FIXED_IN_BOX, least: LEAST });
  const large = await page.evaluate(tooWide);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return [
    ...(plain ? [`${path}: ${plain}`] : []),
    ...(large ? [`${path} at 200 %: ${large}`] : []),
    ...small.map((found) => `${path} at 200 %: ${found}`),
  ];
}
