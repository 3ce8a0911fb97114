import type { ComponentType, ReactNode } from 'react';

/** The app around the shop, as it says of itself. */
export type HostClient = {
  name: string;
  version: string;
  /** A newer one would lend the shop more: the person's place, a mark on the home screen. */
  isOld: boolean;
};

/** Reads the app around the shop and lets the screen say it. */
export type HostClientReader = ComponentType<{ children: (client: HostClient) => ReactNode }>;

/** What the host's own big button says and does. */
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

/** What the window around the shop can do, where the host lends it; `null` is what this version of it cannot. */
export type HostFrame = {
  /** The host's own way back: shown with what it does, taken away with `null`. */
  setBack: ((back: (() => void) | null) => void) | null;
  /** The host's own big button: shown with what it does, taken away with `null`. */
  setMain: ((button: MainButton | null) => void) | null;
  /** Asks before the window is closed. */
  guardClosing: (isOn: boolean) => void;
  /** Keeps a finger on a map or a sheet from pulling the window away. */
  lockSwipes: (isOn: boolean) => void;
  /** The whole screen for a moment: a story. */
  setFullscreen: (isOn: boolean) => void;
  /** What the link that opened the shop asks for: `product_17`. */
  startParam: string | null;
  /** Tells one launch from the next: a reload is the same one. */
  launchId: string;
  /** The language chosen on another device of this person. */
  readLanguage: () => Promise<string | null>;
  writeLanguage: (language: string) => void;
  /** Asks the person to share the phone; the host's signed answer, null when they will not. */
  shareContact: (() => Promise<string | null>) | null;
  /** Opens an invoice of the host's in its own window; resolves when that is closed, at once with null for any other link. */
  openInvoice: ((url: string) => Promise<InvoiceEnd | null>) | null;
  /** Asks, once a launch, whether the bot may tell of an order; nothing where it may. Rejects where nobody answers. */
  askToWrite: () => Promise<void>;
  /** Offers to put the shop on the home screen; does nothing where it is there already. */
  offerHomeScreen: () => Promise<void>;
};

/** What became of an offer to share. */
export type Shared = 'shared' | 'copied' | 'left';

/** Where the storefront runs. Every function has a plain way out and none throws; screens do not know which host it is. */
export type Host = {
  /** Haptic feedback, if the host supports it. */
  haptic: (kind: 'select' | 'add' | 'success' | 'error') => void;
  /** Where the person is; rejects with `LocationRefused`. */
  locate: () => Promise<{ lat: number; lon: number }>;
  /** Opens a page outside the shop: http and https alone. */
  openLink: (url: string) => void;
  /** Lets the person send a page of ours to others; `path` is the storefront's own. */
  share: (what: { title: string; path: string }) => Promise<Shared>;
  /** The language of the host's own interface, as it writes it; null where it does not say. */
  languageTag: () => string | null;
  /** Brings what the window around the shop can do; null where there is no such window. Loaded after the first paint. */
  loadFrame: () => Promise<HostFrame | null>;
  /** Brings what reads the app around the shop; absent where there is none, null where it did not open this page. */
  loadClient?: () => Promise<HostClientReader | null>;
};
