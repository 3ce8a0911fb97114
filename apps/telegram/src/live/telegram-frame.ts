import {
  addToHomeScreen,
  backButton,
  checkHomeScreenStatus,
  closingBehavior,
  cloudStorage,
  init,
  invoice,
  mainButton,
  miniApp,
  postEvent,
  requestWriteAccess,
  setTargetOrigin,
  swipeBehavior,
  viewport,
} from '@tma.js/sdk';
import type { HostFrame, InvoiceEnd } from '@dasturxon/storefront';

import { requestContact } from './contact.ts';
import { knows, readOwnLaunch } from './own-launch.ts';
import { followTheme } from './theme.ts';
import { followViewport } from './viewport.ts';

/** The languages of a person are one for all their devices. */
const LANGUAGE = 'language';
/** There the whole screen is that of the computer: a story in a window is better off. */
const DESKTOPS: readonly string[] = ['tdesktop', 'macos', 'unigram'];
const INVOICE = /^https:\/\/t\.me\/(?:\$|invoice\/)[\w=-]+$/;

export type Opening = {
  /** Of signed init data; the link's own comes first. */
  startParam: string | null;
  launchId: string;
  mayBotWrite: boolean;
  /** The origin whose messages count and that may read ours, when it is not Telegram's own site. */
  parentOrigin: string | null;
  /** Called with the colours of each theme that Telegram reports. */
  keepTheme: (colors: unknown) => void;
};

/** Starts Telegram's bridge and returns the features of this version. Throws outside Telegram. */
export function openFrame(opening: Opening): HostFrame {
  const { launchId, parentOrigin } = opening;
  const { tgWebAppPlatform: platform, tgWebAppStartParam: startParam } = readOwnLaunch();
  let isAskedToWrite = false;
  if (parentOrigin) setTargetOrigin(parentOrigin);
  init({ acceptCustomStyles: false });
  // Once mounted the SDK sends the page's colour to Telegram, supported since 6.1.
  if (knows('web_app_set_background_color')) miniApp.mount.ifAvailable();
  for (const part of [mainButton, backButton, closingBehavior, swipeBehavior]) part.mount.ifAvailable();
  forgetThePageBefore();
  miniApp.ready.ifAvailable();
  followTheme(opening.keepTheme);
  followViewport(platform);
  return {
    setBack: backControl(),
    setMain: mainControl(),
    guardClosing(isOn) {
      const turn = isOn ? closingBehavior.enableConfirmation : closingBehavior.disableConfirmation;
      // The SDK sends this event to every version; versions since 6.2 support it.
      if (knows('web_app_setup_closing_behavior')) turn.ifAvailable();
    },
    lockSwipes: (isOn) =>
      void (isOn ? swipeBehavior.disableVertical : swipeBehavior.enableVertical).ifAvailable(),
    setFullscreen(isOn) {
      if (DESKTOPS.includes(platform)) return;
      const turn = isOn ? viewport.requestFullscreen : viewport.exitFullscreen;
      if (viewport.isFullscreen() !== isOn && turn.isAvailable())
        Promise.resolve(turn({ timeout: 2000 })).catch(() => undefined);
    },
    startParam: startParam ?? opening.startParam,
    launchId,
    async readLanguage() {
      if (!cloudStorage.getItem.isAvailable()) return null;
      return (await cloudStorage.getItem(LANGUAGE, { timeout: 3000 })) || null;
    },
    writeLanguage(language) {
      if (cloudStorage.setItem.isAvailable())
        Promise.resolve(cloudStorage.setItem(LANGUAGE, language)).catch(() => undefined);
    },
    shareContact: requestContact(),
    openInvoice: invoice.openUrl.isAvailable()
      ? async (url) => (INVOICE.test(url) ? ((await invoice.openUrl(url)) as InvoiceEnd) : null)
      : null,
    async askToWrite() {
      if (opening.mayBotWrite || isAskedToWrite || !requestWriteAccess.isAvailable()) return;
      isAskedToWrite = true;
      await requestWriteAccess({ timeout: 60_000 });
    },
    async offerHomeScreen() {
      if (!checkHomeScreenStatus.isAvailable()) return;
      const status = (await checkHomeScreenStatus({ timeout: 3000 })) as unknown;
      if (status === 'missed' || status === 'unknown') addToHomeScreen.ifAvailable();
    },
  };
}

/**
 * Telegram keeps its buttons when another page of ours opens in the same window, and the SDK restores their state
 * only after a reload: it would never hide a button that it takes for hidden.
 */
function forgetThePageBefore() {
  if (!mainButton.isVisible()) postEvent('web_app_setup_main_button', { is_visible: false });
  if (!backButton.isVisible() && knows('web_app_setup_back_button'))
    postEvent('web_app_setup_back_button', { is_visible: false });
}

function backControl(): HostFrame['setBack'] {
  if (!backButton.show.isAvailable()) return null;
  let press: (() => void) | null = null;
  backButton.onClick(() => press?.());
  return (back) => {
    press = back;
    if (back) backButton.show();
    else backButton.hide();
  };
}

function mainControl(): HostFrame['setMain'] {
  if (!mainButton.setParams.isAvailable()) return null;
  let press: (() => void) | null = null;
  mainButton.onClick(() => press?.());
  return (button) => {
    press = button?.press ?? null;
    if (!button) return mainButton.hide();
    const { text, isEnabled, isBusy, colors } = button;
    mainButton.setParams({ text, isEnabled, isLoaderVisible: isBusy, isVisible: true, ...colors });
  };
}
