import type { renderMenu, renderShell, ShellAssets } from '@dasturxon/storefront/server';

/** What draws a page of the storefront. */
export type PageRenderer = { renderMenu: typeof renderMenu; renderShell: typeof renderShell };

/** The source of pages: the build, or the sources during development. */
export type PageSource = {
  /** Where the shell's built files are served: `/assets/web/`. */
  at: string;
  assets: ShellAssets;
  /** The renderer at this moment. */
  renderer: () => Promise<PageRenderer>;
  /** Where the built files lie, when there are some. */
  assetsFolder: string | null;
  /** The last touch to a page's HTML. */
  finish: (html: string) => Promise<string>;
  /** False where a page must be drawn anew for each request, and its styles come by script. */
  isBuilt: boolean;
};
