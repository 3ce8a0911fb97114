type Head = { title: string; styles: readonly string[]; script?: string };

/** How each of the sandbox's own pages begins, up to its body. `title` is HTML already. */
export function pageHead({ title, styles, script }: Head): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${script === undefined ? '' : `<script src="${script}" defer></script>\n`}</head>`;
}
