import type { ComponentType, ReactNode } from 'react';

/** The app around the mini-app, as it reports itself. */
export type HostClient = {
  name: string;
  version: string;
  /** A newer version would support more: location, a home screen icon. */
  isOld: boolean;
};

/** Reads the app around the mini-app, for a screen to show it. */
export type HostClientReader = ComponentType<{ children: (client: HostClient) => ReactNode }>;

/** The label and action of the host's own main button. */
export type MainButton = {
  text: string;
  isEnabled: boolean;
  isBusy: boolean;
  /** The brand's own, as the page paints its buttons; the host's where they are not plain. */
  colors: { bgColor: Color; textColor: Color } | null;
  press: () => void;
};
type Color = `#${string}`;

/** How a payment in the host's own window ended. */
export type InvoiceEnd = 'paid' | 'failed' | 'pending' | 'cancelled';

/** Features of the host's window; `null` is unsupported by this version. */
export type HostFrame = {
  /** The host's own way back: shown with what it does, taken away with `null`. */
  setBack: ((back: (() => void) | null) => void) | null;
  /** The host's own big button: shown with what it does, taken away with `null`. */
  setMain: ((button: MainButton | null) => void) | null;
  /** Asks before the window is closed. */
  guardClosing: (isOn: boolean) => void;
  /** Prevents a drag on a map or a sheet from moving the window. */
  lockSwipes: (isOn: boolean) => void;
  /** The whole screen for a moment: a story. */
  setFullscreen: (isOn: boolean) => void;
  /** The start parameter of the launch link: `product_17`. */
  startParam: string | null;
  /** Identifies the launch: a reload has the same id. */
  launchId: string;
  /** The language chosen on another device of this person. */
  readLanguage: () => Promise<string | null>;
  writeLanguage: (language: string) => void;
  /** Asks the person to share the phone; the host's signed answer, null when they will not. */
  shareContact: (() => Promise<string | null>) | null;
  /** Opens an invoice of the host's in its own window; resolves when that is closed, at once with null for any other link. */
  openInvoice: ((url: string) => Promise<InvoiceEnd | null>) | null;
  /** Asks once per launch for the bot's write access, unless it is granted. Rejects without an answer. */
  askToWrite: () => Promise<void>;
  /** Offers a home screen icon, unless there is one. */
  offerHomeScreen: () => Promise<void>;
};

/** What became of an offer to share. */
export type Shared = 'shared' | 'copied' | 'left';

/** The host of the storefront. Every function has a fallback and none throws; screens are independent of the host. */
export type Host = {
  /** Haptic feedback, if the host supports it. */
  haptic: (kind: 'select' | 'add' | 'success' | 'error') => void;
  /** Where the person is; rejects with `LocationRefused`. */
  locate: () => Promise<{ lat: number; lon: number }>;
  /** Opens an external page: only http and https. */
  openLink: (url: string) => void;
  /** Lets the person send a page of ours to others; `path` is the storefront's own. */
  share: (what: { title: string; path: string }) => Promise<Shared>;
  /** The language of the host's own interface, as it writes it; null if the host does not report it. */
  languageTag: () => string | null;
  /** Loads the features of the host's window, after the first paint; null without such a window. */
  loadFrame: () => Promise<HostFrame | null>;
  /**
   * Loads the reader of the app around the mini-app; absent in a browser, null if that app did not open this page.
   */
  loadClient?: () => Promise<HostClientReader | null>;
};
