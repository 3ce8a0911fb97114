import { type AnalyticsScript, analyticsScripts, type MerchantSettings } from '@dasturxon/core/merchant';

type Analytics = MerchantSettings['analytics'];
type Queue = ((...call: unknown[]) => void) & { a?: unknown[]; queue?: unknown[] };

declare global {
  interface Window {
    dataLayer?: unknown[];
    ym?: Queue;
    fbq?: Queue;
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
    window.ym ??= ym;
    window.ym(Number(yandexMetrics?.id), 'init', { defer: true, clickmap: false, webvisor: false });
  },
  metaPixel: ({ metaPixel }) => {
    const fbq: Queue = (...call) => void (fbq.queue ??= []).push(call);
    window.fbq ??= fbq;
    window.fbq('init', metaPixel?.id);
  },
  amoCrm: ({ amoCrm }) => {
    window.amo_social_button = { id: amoCrm?.id, hash: amoCrm?.hash, locale: document.documentElement.lang };
  },
};

/** Puts the scripts that are on into the document, once (SET-26). */
export function loadScripts(analytics: Analytics): void {
  if (hasForeignScripts()) return;
  for (const { kind, src } of analyticsScripts(analytics)) {
    prepare[kind](analytics);
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.dataset['foreign'] = kind;
    document.head.append(script);
  }
}

/** Says that a page was visited: its path alone, never what somebody typed. */
export function countVisit(analytics: Analytics, path: string): void {
  window.dataLayer?.push({ event: 'page_view', page_path: path });
  if (analytics.yandexMetrics) window.ym?.(Number(analytics.yandexMetrics.id), 'hit', path);
  if (analytics.metaPixel) window.fbq?.('track', 'PageView');
}
