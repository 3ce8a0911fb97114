/** What the inline script leaves for the app: taps on Add that came before the app could hear them. */
export type EarlyTaps = { ids: string[]; stop: () => void };

declare global {
  interface Window {
    dasturxonTaps?: EarlyTaps;
  }
}

/**
 * The page's one inline script, under 1 kB, allowed by its hash. It hears taps on Add in the capture phase, so that
 * React never counts them twice, shows a basket bar at once and keeps the ids until the app takes them over.
 */
export const EARLY_TAPS_SCRIPT = `(()=>{const ids=[];let bar;const hear=e=>{const b=e.target.closest&&e.target.closest("[data-add]"),p=b&&b.closest("[data-product]");if(!p)return;e.preventDefault();e.stopImmediatePropagation();ids.push(p.dataset.product);b.dataset.tapped=ids.length;if(!bar){bar=document.createElement("div");bar.className="early-basket";bar.dataset.basket="";document.body.append(bar)}bar.textContent=ids.length};addEventListener("click",hear,true);window.dasturxonTaps={ids,stop(){removeEventListener("click",hear,true);bar&&bar.remove();document.querySelectorAll("[data-tapped]").forEach(b=>delete b.dataset.tapped)}}})()`;

/** Takes the taps over: the script stops listening, and each product id comes back as often as it was tapped. */
export function drainEarlyTaps(): string[] {
  const early = window.dasturxonTaps;
  if (!early) return [];
  early.stop();
  delete window.dasturxonTaps;
  return early.ids;
}
