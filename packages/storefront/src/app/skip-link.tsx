import { useLingui } from '@lingui/react/macro';

/** What is on the screen now, of all that the document holds. */
const SHOWN = '[data-page]:not([hidden])';

/** The first thing that a keyboard meets; seen only while it has the focus. Before the script is here it leads to the menu. */
export function SkipLink() {
  const { t } = useLingui();
  return (
    <a className="skip-link" href="#content" onClick={skipToContent}>
      {t`Skip to content`}
    </a>
  );
}

/** Puts the focus on what the page is about, past its header and its links. */
function skipToContent(event: { preventDefault: () => void }): void {
  event.preventDefault();
  const main = document.querySelector<HTMLElement>(`${SHOWN} main`);
  main?.setAttribute('tabindex', '-1');
  main?.focus();
}
