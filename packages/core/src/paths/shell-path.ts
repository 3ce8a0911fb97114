/** The shells of a brand's host, and their path prefixes (TEN-14). */
export const SHELL_BASES = { web: '', tg: '/tg', click: '/click' } as const;
/** Which shell shows the storefront. */
export type Shell = keyof typeof SHELL_BASES;
/** A shell that runs inside another app. */
export type MiniAppShell = Exclude<Shell, 'web'>;

const MINI_APP = /^\/(tg|click)(?=\/|$)/;

/** Takes the shell's own part off a path: `/tg/basket` is `/basket` inside Telegram. */
export function splitShellPath(pathname: string): { shell: Shell; base: string; path: string } {
  const shell = MINI_APP.exec(pathname)?.[1] as MiniAppShell | undefined;
  if (!shell) return { shell: 'web', base: '', path: pathname };
  const base = SHELL_BASES[shell];
  return { shell, base, path: pathname.slice(base.length) || '/' };
}
