import { storageKey, STORED } from '@dasturxon/core/auth';
import { THEME_COOKIE } from '@dasturxon/core/kernel';
import type { Shell } from '@dasturxon/core/paths';
import * as v from 'valibot';

import type { PreviewData } from '../inline/preview.ts';
import preview from '../inline/preview.ts?script';
import click from '../inline/click.ts?script';
import type { EarlyThemeData } from '../inline/early-theme.ts';
import telegram from '../inline/telegram.ts?script';
import web from '../inline/web.ts?script';
import { escapeHtml } from './escape.ts';
import type { PageInput } from './page-input.ts';

/** The page's inline script as its policy has it: a preview shuts the page in before the shell's own begins. */
export const inlineCode = (input: Pick<PageInput, 'shell' | 'preview'>): string =>
  (input.preview ? `${preview};` : '') + INLINE_SCRIPTS[input.shell];

/** The page's one inline script by shell: the theme before the first paint, and the queue of early taps. */
export const INLINE_SCRIPTS: Readonly<Record<Shell, string>> = { web, tg: telegram, click };

/** Where Click's theme is: the merchant's setting, else what is known of Click (`apps/click`). */
const Sources = v.fallback(
  v.pipe(
    v.array(
      v.object({ kind: v.picklist(['query', 'cookie']), name: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }),
    ),
    v.transform((sources) => sources.map(({ kind, name }) => [kind, name] as const)),
  ),
  [
    ['cookie', 'click-theme'],
    ['query', 'theme'],
  ],
);

/** What the inline script reads of its own element, as `data-` attributes; the script's hash stays the same for all brands. */
export function inlineScriptData({ preview: shown, ...page }: PageInput): EarlyThemeData & PreviewData {
  if (!shown) return themeData(page);
  const { token, at } = shown;
  return { ...themeData(page), previewToken: token, ...(at !== null && { previewAt: at }) };
}

function themeData({ shell, brand }: Pick<PageInput, 'shell' | 'brand'>): EarlyThemeData {
  const launchKey = storageKey(brand.merchant.id, STORED.launch);
  if (shell === 'web') return { themeCookie: THEME_COOKIE };
  if (shell === 'tg') return { launchKey };
  const sources = v.parse(Sources, brand.hostSettings?.['themeSources']);
  return { launchKey, themeSources: JSON.stringify(sources) };
}

/** The whole `<script>` element. */
export function inlineScript(input: PageInput): string {
  const attributes = Object.entries(inlineScriptData(input)).map(
    ([name, text]) =>
      ` data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${escapeHtml(text)}"`,
  );
  return `<script${attributes.join('')}>${inlineCode(input)}</script>`;
}
