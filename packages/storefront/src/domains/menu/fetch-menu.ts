import { type ApiError, getOverall } from '@dasturxon/core/api';

import { storefrontMenu } from '../../catalog/storefront-menu.ts';
import { toSlimMenu } from '../../catalog/slim-menu.ts';
import { pageAtom } from '../../store/boot.ts';
import { newerMenuAtom } from './menu.ts';
import { apiOf } from '../session/api.ts';
import type { Store } from '../../store/store.ts';

/**
 * Fetches the menu in the language of the page and replaces the page's. A failure leaves the view unchanged and is
 * returned.
 */
export async function fetchMenu(store: Store): Promise<ApiError | null> {
  const { shell, language, settings, merchant } = store.get(pageAtom);
  const type = shell === 'web' ? 'WEB' : 'TG';
  const { data, error } = await apiOf(store)(getOverall, { query: { type } });
  if (error) return error;
  const menu = storefrontMenu(data, language);
  store.set(
    newerMenuAtom,
    toSlimMenu(menu, language, {
      main: settings.languages.main,
      version: '',
      images: settings.layout.categoryImages,
      logo: settings.look.logo ?? merchant.logo,
    }),
  );
  return null;
}
