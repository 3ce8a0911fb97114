type Head = { title: string; styles: readonly string[]; script?: string };

/** The head of each of the sandbox's own pages. `title` is HTML already; `script` is a file of `/sandbox/assets/`. */
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
${script === undefined ? '' : `<script type="module" src="/sandbox/assets/${script}"></script>\n`}</head>`;
}
