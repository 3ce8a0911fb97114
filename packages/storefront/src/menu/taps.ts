/** A tap on Add. `ask` where the product has to be asked something, or cannot be put into a basket. */
export type Tap = { id: string; ask: boolean };

/** What the inline script leaves for the app. */
export type TapQueue = {
  taps: Tap[];
  /** Where taps go from now on: one frame after the page has answered them. */
  take: ((taps: readonly Tap[]) => void) | null;
  /** Takes back what the script has drawn. */
  clear: () => void;
};

declare global {
  interface Window {
    dasturxonTaps?: TapQueue;
  }
}

/** The tab's store has the taps of a page that was left before its app was there under this name. */
export const KEPT_TAPS = 'dxTaps';

/**
 * The page's one inline script, under 1 kB, allowed by its hash. It hears each tap on Add in the capture phase, so that
 * React never counts it twice, and answers it in the same frame: the button darkens, the first one shows a basket bar.
 * Before the app is there the taps wait for it; after that the app gets them when that frame is on the screen (or soon,
 * where no frames are drawn), so that the work of the card and the sum never stands between a finger and its answer.
 * Buttons that ask are React's own then. A page that is left takes nothing with it: the app gets what waits for its
 * frame, and taps that no app has heard yet go on to the next page.
 */
export const TAPS_SCRIPT = `(()=>{const d=document,t=[],q=window.dasturxonTaps={taps:t,take:null,clear(){bar&&bar.remove();bar=null;d.querySelectorAll("[data-tapped]").forEach(b=>delete b.dataset.tapped)}},give=()=>{due&&q.take&&q.take(t.splice(0));due=0};let bar,due;addEventListener("click",e=>{const b=e.target.closest&&e.target.closest("[data-add]"),p=b&&b.closest("[data-product]"),ask=b&&b.dataset.add=="ask";if(!p||ask&&q.take)return;e.preventDefault();e.stopImmediatePropagation();t.push({id:p.dataset.product,ask});b.dataset.tapped="";if(!ask&&(bar||!d.querySelector("[data-basket]"))){if(!bar){bar=d.createElement("div");bar.className="early-basket";bar.dataset.basket="";d.body.append(bar)}bar.textContent=t.length}if(q.take&&!due){due=1;setTimeout(give,200);requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(give)))}},true);addEventListener("pagehide",()=>{give();try{t[0]&&(sessionStorage.${KEPT_TAPS}=JSON.stringify(t.splice(0)))}catch{}})})()`;
