import type { HostFrame, MainButton } from '../../hosts/host.ts';

/** What the page's own big button is, the most urgent first: to order, to go on to checkout, to open the basket. */
const SOURCES = ['#place-order', '#to-checkout', '[data-basket]:has([data-total])'];

/**
 * Shows the page's own big button as the host's: it says the same, and pressing it presses the page's, which is
 * hidden meanwhile. So no screen knows that there is a host.
 */
export function mirrorMainButton(setMain: NonNullable<HostFrame['setMain']>): void {
  document.documentElement.dataset['hostMain'] = '';
  // Not known: the page before this one, in the same window, may have left its button there.
  let shown: string | null = null;
  let isAsked = false;
  const look = () => {
    isAsked = false;
    const button = currentButton();
    const said = button ? `${button.text}|${button.isEnabled}|${button.isBusy}` : '';
    if (said === shown) return;
    shown = said;
    setMain(button);
  };
  const later = () => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(look);
  };
  const about = {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'open', 'aria-busy', 'data-total'],
  };
  new MutationObserver(later).observe(document.body, about);
  later();
}

function currentSource(): HTMLElement | null {
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  return SOURCES.map((selector) => find(scope, selector)).find((element) => element !== null) ?? null;
}

function currentButton(): MainButton | null {
  const source = currentSource();
  if (!source) return null;
  const isBusy = source.matches('[aria-busy=true], :has([role=status], [class*=spinner], [class*=Spinner])');
  return {
    text: textOf(source),
    isEnabled: !source.matches(':disabled, [aria-disabled=true]'),
    isBusy,
    colors: brandColors(),
    // The page may have drawn another one in its place since, with the same words.
    press: () => currentSource()?.click(),
  };
}

/** The page's button, unless it is on a page that is kept but not shown. Under a sheet there is none. */
function find(scope: ParentNode, selector: string): HTMLElement | null {
  return [...scope.querySelectorAll<HTMLElement>(selector)].find((one) => !one.closest('[hidden]')) ?? null;
}

/** What it says and what it costs: "Basket · 85 000 soʻm". */
function textOf(source: HTMLElement): string {
  const price = source.querySelector('bdi')?.textContent ?? '';
  const words = source.querySelector('[data-button-words]')?.textContent ?? source.textContent ?? '';
  // The host draws plain text: among words from right to left a price keeps its own direction by these marks.
  const shown =
    document.documentElement.dir === 'rtl' && price ? `\u2066${price.trim()}\u2069` : price.trim();
  return [words.replace(price, '').trim(), shown].filter(Boolean).join(' · ');
}

function brandColors(): MainButton['colors'] {
  const style = getComputedStyle(document.documentElement);
  const [bgColor, textColor] = ['--dx-main', '--dx-on-main'].map((name) =>
    style.getPropertyValue(name).trim(),
  );
  const isPlain = (color?: string): color is `#${string}` => /^#[0-9a-f]{6}$/i.test(color ?? '');
  return isPlain(bgColor) && isPlain(textColor) ? { bgColor, textColor } : null;
}
