import { directionOf, LANGUAGE_TAGS } from '@dasturxon/core/kernel';
import { brandColors, contrastRatio } from '@dasturxon/core/merchant';
import { matchRoute } from '@dasturxon/core/paths';
import { brandTheme, tintRules } from '@dasturxon/ui/theme';

import type { Boot } from '../store/read-boot.ts';
import { UNKNOWN } from '../app/routes/routes.ts';
import { brandName, type Page, type PageInput } from './page-input.ts';
import { escapeHtml, safeJson } from './escape.ts';
import { headOf } from './head.ts';
import { inlineCode, inlineScript } from './inline-script.ts';
import { previewOf } from './preview.ts';
import { structuredData } from './structured-data.ts';

/** `title` is the page's own, where it is not about a dish or a category. */
type Parts = { input: PageInput; boot: Boot; title: string; body: string };

/** The whole HTML document around a body that is drawn already, or empty. */
export function toDocument({ input, boot, title, body }: Parts): Page {
  const { language, assets } = input;
  const style = assets.styles + themeOf(input) + roomsOf(boot);
  const own = input.brand.settings.look.theme === 'DARK' ? 'dark' : null;
  const shown = input.preview?.scheme ?? own;
  const scheme = shown ? ` data-scheme="${shown}"` : '';
  const preloads = preloadsOf(input);
  const preview = previewOf(input);
  const called = preview ? `${preview.title} · ${brandName(input)}` : title;
  // Disabled, so never loaded: it marks the page's own styles as present for the chunks that request them. Loaded
  // again they would override the brand's colours. Chromium's preload scanner skips it by its media only.
  const inlined = assets.inlined
    .map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}" media="not all" disabled>`)
    .join('');
  const data = structuredData(input);
  // After everything that is seen: only machines read it.
  const structured = data ? `<script type="application/ld+json">${safeJson(data)}</script>` : '';
  const html = [
    `<!doctype html><html lang="${LANGUAGE_TAGS[language]}" dir="${directionOf(language)}"${scheme}>`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">`,
    `<title>${escapeHtml(called)}</title>${headOf(input, preview)}`,
    `<style>${style}</style>${inlineScript(input)}`,
    `${inlined}${preloads}</head>`,
    `<body><div id="root">${body}</div>`,
    `<script type="application/json" id="boot">${safeJson(boot)}</script>`,
    // Last, so that the pictures of the first screen are asked for before it.
    `<script type="module" src="${escapeHtml(assets.script)}"></script>${structured}</body></html>`,
  ].join('');
  return { html, style, script: inlineCode(input), language };
}

/** Names what the page will ask for, so that a screen opened directly comes in one trip after the page and not in four. */
function preloadsOf({ assets, path, language }: PageInput): string {
  const route = matchRoute(path)?.name ?? UNKNOWN;
  const screen = route === 'index' ? undefined : assets.screenFiles?.(route, language);
  const scripts = [...assets.preload, ...(screen?.scripts ?? [])];
  return [
    ...scripts.map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}">`),
    ...(screen?.styles ?? []).map(
      (href) => `<link rel="preload" as="style" crossorigin href="${escapeHtml(href)}">`,
    ),
  ].join('');
}

/** The space of the placeholder of each category before hydration (see SectionPlaceholder). */
function roomsOf({ menu }: Boot): string {
  if (!menu?.rest) return '';
  const counts = [...new Set(menu.categories.map(({ count }) => count))];
  return counts.map((count) => `[data-n="${count}"]{--n:${count}}`).join('');
}

function themeOf({ brand }: PageInput): string {
  const colors = brandColors(brand.settings.look);
  const { buttonOnLight, buttonOnDark, chosenOnLight, chosenOnDark, onButton: onMainColor } = colors;
  const isMarked = chosenOnLight !== buttonOnLight || chosenOnDark !== buttonOnDark;
  const theme = brandTheme({
    mainColor: buttonOnLight,
    onMainColor,
    accentText: colors.accentOnLight,
    ...(isMarked && { chosenColor: chosenOnLight }),
    dark: {
      mainColor: buttonOnDark,
      onMainColor,
      accentText: colors.accentOnDark,
      ...(isMarked && { chosenColor: chosenOnDark }),
    },
  });
  return theme + (brand.settings.layout.categoryView === 'GRID' ? tintsOf(brand) : '');
}

/** The merchant's text colours of categories, each on white or black, whichever it can be read on (SET-23). */
function tintsOf({ overall }: PageInput['brand']): string {
  const tints = overall.categories.flatMap(({ id, textColor }) => {
    if (!textColor || !/^#[0-9a-f]{6}$/i.test(textColor)) return [];
    const onWhite = contrastRatio(textColor, '#FFFFFF') >= contrastRatio(textColor, '#000000');
    return [[id, { text: textColor, ground: onWhite ? '#FFFFFF' : '#000000' }] as const];
  });
  return tintRules(Object.fromEntries(tints));
}
