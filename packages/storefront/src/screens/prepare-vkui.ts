import { applyVkuiTokens } from '@dasturxon/ui/vkui-shell';

import { pageScheme, watchPageScheme } from '../hosts/page-scheme.ts';

let isPrepared = false;

/**
 * Puts VKUI's tokens on the page before its first part is drawn, in a moment without a tap to answer: the whole page is
 * styled anew by them. From then on they follow the page's scheme, whether a part is drawn or not.
 */
export function prepareVkui(): void {
  if (isPrepared) return;
  isPrepared = true;
  const apply = () => applyVkuiTokens(pageScheme());
  apply();
  watchPageScheme(apply);
}
