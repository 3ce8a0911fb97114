import type { MerchantSettings } from './merchant-settings.ts';

/** A third party's script: where it comes from, and what else its page must be allowed to reach (D80). */
export type AnalyticsScript = {
  kind: 'tagManager' | 'yandexMetrics' | 'metaPixel' | 'amoCrm';
  src: string;
  /** Hosts for connections, pictures and frames, as a content security policy writes them. */
  hosts: readonly string[];
};

/** The scripts that a merchant has switched on with a well-formed id (SET-26). */
export function analyticsScripts(analytics: MerchantSettings['analytics']): readonly AnalyticsScript[] {
  const { tagManager, yandexMetrics, metaPixel, amoCrm } = analytics;
  const scripts: (AnalyticsScript | null)[] = [
    tagManager && {
      kind: 'tagManager',
      src: `https://www.googletagmanager.com/gtm.js?id=${tagManager.id}`,
      hosts: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
    },
    yandexMetrics && {
      kind: 'yandexMetrics',
      src: 'https://mc.yandex.ru/metrika/tag.js',
      hosts: ['https://mc.yandex.ru'],
    },
    metaPixel && {
      kind: 'metaPixel',
      src: 'https://connect.facebook.net/en_US/fbevents.js',
      hosts: ['https://connect.facebook.net', 'https://www.facebook.com'],
    },
    amoCrm && {
      kind: 'amoCrm',
      src: 'https://gso.amocrm.ru/js/button.js',
      hosts: ['https://*.amocrm.ru'],
    },
  ];
  return scripts.filter((script) => script !== null);
}

const PRIVATE = /^\/(?:login|checkout|profile)(?:\/|$)/;

/** Whether scripts of third parties may be in a page: never with sign-in, checkout or profile (D80, T68). */
export const allowsAnalytics = (path: string): boolean => !PRIVATE.test(path);
