import { parseSettings } from '@dasturxon/core/merchant';
import { afterEach, expect, test } from 'vitest';

import { countVisit, loadScripts } from './load-scripts.ts';

const ON = {
  googleTagManager: { active: true, id: 'GTM-ABC123' },
  yandexMetrics: { enabled: true, id: '12345678', keys: [] },
  metaPixel: { active: true, content: null, id: '123456789012345' },
  amoCRM: { active: true, id: '12345', hash: 'abc' },
};
const analyticsOf = (json: Record<string, unknown>) => parseSettings(json).analytics;
const loaded = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[data-foreign]')].map(
    (one) => new URL(one.src).host,
  );

afterEach(() => {
  document.head.replaceChildren();
  for (const name of ['dataLayer', 'ym', 'fbq', '_fbq', 'amoSocialButton', 'amo_social_button'] as const)
    delete window[name];
});

test.each([
  ['googleTagManager', 'www.googletagmanager.com'],
  ['yandexMetrics', 'mc.yandex.ru'],
  ['metaPixel', 'connect.facebook.net'],
  ['amoCRM', 'gso.amocrm.ru'],
] as const)('SET-26 %s alone is loaded where it alone is on', (name, host) => {
  loadScripts(analyticsOf({ [name]: ON[name] }));
  expect(loaded()).toEqual([host]);
});

test('SET-26 nothing is loaded where all are off', () => {
  loadScripts(analyticsOf({}));
  expect(loaded()).toEqual([]);
});

test('SET-26 visits before the scripts came wait for them, in the shape that each looks for', () => {
  const analytics = analyticsOf(ON);
  loadScripts(analytics);
  countVisit(analytics, '/');
  expect(window.dataLayer).toContainEqual({ event: 'page_view', page_path: '/' });
  expect(window.ym?.a).toContainEqual([12345678, 'hit', '/']);
  expect(window.fbq?.queue).toEqual([
    ['init', '123456789012345'],
    ['track', 'PageView'],
  ]);
  expect(document.querySelector('#amo_social_button_script')).not.toBeNull();
});

test('SET-26 once the pixel’s script is there, every further visit goes to it', () => {
  const analytics = analyticsOf({ metaPixel: ON.metaPixel });
  loadScripts(analytics);
  const events: unknown[][] = [];
  window.fbq!.callMethod = (...call) => void events.push(call);
  countVisit(analytics, '/branches');
  expect(events).toEqual([['track', 'PageView']]);
});
