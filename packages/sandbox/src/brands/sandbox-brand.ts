/** A demo brand as registered at Telegram and Click. */
export interface SandboxBrand {
  readonly sub: string;
  /** Its name, for people. */
  readonly name: string;
  /** Its own host without a port; null where only `?vendor=` leads to it. */
  readonly host: string | null;
}

/** A group of a brand's staff in Telegram. */
export interface StaffGroup {
  /** Telegram's number of it, which is negative. */
  readonly chatId: string;
  /** The branch whose group it is; null for the brand's. */
  readonly branch: string | null;
}

/** The keys of a brand's mini-apps; they never leave the server. */
export interface SandboxBrandKeys {
  readonly telegramBotToken: string;
  readonly clickApiKey: string;
  /** The groups of its staff: the brand's, and those of branches with a group of their own. */
  readonly staffGroups: readonly StaffGroup[];
}

/** The brands of this server. */
export type ListBrands = () => Promise<readonly SandboxBrand[]>;

/** The brand of `vendor` (its sub or id), with its keys; null without one. */
export type FindBrand = (vendor: string) => Promise<(SandboxBrand & SandboxBrandKeys) | null>;

/** The brand of a bot token; null for an unknown one. */
export type FindBrandByBot = (token: string) => Promise<(SandboxBrand & SandboxBrandKeys) | null>;

/** Where a shell of a brand is, as seen from an address of this server: `/tg/` and `/click/` of its own host (D73). */
export function shellUrl({ sub, host }: SandboxBrand, shell: '/tg/' | '/click/', seenFrom: string): URL {
  const url = new URL(shell, seenFrom);
  if (host?.endsWith('.localhost')) url.hostname = host;
  else url.searchParams.set('vendor', sub);
  return url;
}
