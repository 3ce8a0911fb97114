import { buildMenu, type Overall } from '@dasturxon/core/catalog';
import { DEFAULT_ZONE } from '@dasturxon/core/kernel';
import { MerchantPublic, parseSettings } from '@dasturxon/core/merchant';
import { aMerchant, anOverall } from '@dasturxon/core/testing';
import * as v from 'valibot';

import type { Boot } from '../store/read-boot.ts';
import { toSlimMenu } from '../catalog/slim-menu.ts';

/** The boot data of a test page; name only what the test is about. `settings` are the wire's flat fields. */
export function aBoot(
  change: Partial<Omit<Boot, 'settings'>> & { settings?: Record<string, unknown> } = {},
): Boot {
  const { settings = {}, ...rest } = change;
  return {
    build: 'test',
    shell: 'web',
    path: '/',
    language: 'eng',
    pageVariant: 1,
    merchant: v.parse(MerchantPublic, aMerchant({ id: 'm-1' })),
    settings: parseSettings({ mainLanguage: 'eng', engActive: true, ...settings }),
    timeZone: DEFAULT_ZONE,
    messages: {},
    menu: aSlimMenu(),
    banners: [],
    stories: [],
    tilesUrl: '/tiles/{z}/{x}/{y}.png',
    hostSettings: null,
    defaultCityId: null,
    defaultServiceType: null,
    ...rest,
  };
}

/** The rows of a menu as a page carries them, in English. */
export function aSlimMenu(overall: Overall = anOverall()) {
  return toSlimMenu(buildMenu(overall, { language: 'eng' }), 'eng', { main: 'eng', version: 'v1' });
}
