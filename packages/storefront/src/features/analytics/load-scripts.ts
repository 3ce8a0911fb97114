import {
  type AnalyticsScript,
  analyticsScripts,
  type MerchantSettings,
  type CommerceEvent,
  toDataLayer,
  toPixelCall,
} from '@dasturxon/core/merchant';

type Analytics = MerchantSettings['analytics'];
type Call = (...call: unknown[]) => void;
/** Each script looks for its own: what was called before it came, and since when. */
type Queue = Call & { a?: unknown[]; l?: number; q?: unknown[] };
/** Meta's hands later calls on to `callMethod`, which its script puts there. */
type Pixel = Call & { callMethod?: Call; queue: unknown[]; push?: Call; loaded: true; version: '2.0' };

declare global {
  interface Window {
    dataLayer?: unknown[];
    ym?: Queue;
    fbq?: Pixel;
    _fbq?: Pixel;
    amoSocialButton?: Queue;
    amo_social_button?: Record<string, unknown>;
  }
}

/** Whether a script of a third party is in this document: then it can see everything that happens in it. */
export const hasForeignScripts = (): boolean => document.querySelector('script[data-foreign]') !== null;

/** What each script finds when it comes: its queue, with the first visit in it. */
const prepare: Record<AnalyticsScript['kind'], (analytics: Analytics) => void> = {
  tagManager: () => {
    window.dataLayer ??= [];
    window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  },
  yandexMetrics: ({ yandexMetrics }) => {
    const ym: Queue = (...call) => void (ym.a ??= []).push(call);
    ym.l = Date.now();
    window.ym ??= ym;
    window.dataLayer ??= [];
    const options = { defer: true, clickmap: false, webvisor: false, ecommerce: 'dataLayer' };
    window.ym(Number(yandexMetrics?.id), 'init', options);
  },
  metaPixel: ({ metaPixel }) => {
    window.fbq ??= pixel();
    window._fbq ??= window.fbq;
    window.fbq('init', metaPixel?.id);
  },
  amoCrm: ({ amoCrm }) => {
    const queue: Queue = (...call) => void (queue.q ??= []).push(call);
    window.amoSocialButton ??= queue;
    const locale = document.documentElement.lang.slice(0, 2);
    window.amo_social_button = { id: amoCrm?.id, hash: amoCrm?.hash, locale, inline: false };
  },
};

function pixel(): Pixel {
  const queue: unknown[] = [];
  const call: Call = (...args) => (fbq.callMethod ? fbq.callMethod(...args) : void queue.push(args));
  const fbq: Pixel = Object.assign(call, { queue, loaded: true, version: '2.0' } as const);
  fbq.push = fbq;
  return fbq;
}

/** Puts the scripts that are on into the document, once (SET-26). */
export function loadScripts(analytics: Analytics): void {
  if (hasForeignScripts()) return;
  for (const { kind, src } of analyticsScripts(analytics)) {
    prepare[kind](analytics);
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.dataset['foreign'] = kind;
    // By this id the chat's script finds itself.
    if (kind === 'amoCrm') script.id = 'amo_social_button_script';
    document.head.append(script);
  }
}

/** Reports a page visit: only its path, never input. */
export function countVisit(analytics: Analytics, path: string): void {
  window.dataLayer?.push({ event: 'page_view', page_path: path });
  if (analytics.yandexMetrics) window.ym?.(Number(analytics.yandexMetrics.id), 'hit', path);
  if (analytics.metaPixel) window.fbq?.('track', 'PageView');
}

/** Reports what was done with dishes: Tag Manager and Metrica read the data layer, the pixel has calls of its own. */
export function reportCommerceEvent(analytics: Analytics, event: CommerceEvent): void {
  if (analytics.tagManager || analytics.yandexMetrics) {
    // Values of the event before must not show through: Tag Manager merges them.
    window.dataLayer?.push({ ecommerce: null });
    window.dataLayer?.push(toDataLayer(event));
  }
  if (analytics.metaPixel) window.fbq?.(...toPixelCall(event));
}
