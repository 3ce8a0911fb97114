import { localize } from '@dasturxon/core/kernel';

import type { Site, SiteFile } from './site-files.ts';

/** What an assistant finds here: the menu, and the calls that a brand serves to agents (C7). */
export function assistantsFile({ brand, origin, language }: Site): SiteFile {
  const { merchant, settings } = brand;
  const name = localize(merchant.name, language, settings.languages.main);
  const calls = [
    '## Ordering',
    '',
    `- [MCP server](${origin}/agents/v1/mcp): streamable HTTP, no sign-in. Tools: search_menu, read_dish, list_places, check_delivery, quote_order, prepare_order.`,
    `- [OpenAPI](${origin}/agents/v1/openapi.json): the same calls over HTTP.`,
    '',
    'prepare_order returns a link. A person confirms the order there; nothing is ordered without it.',
    '',
  ];
  const body = [
    `# ${name}`,
    '',
    `- [Menu](${origin}/)`,
    `- [All pages](${origin}/sitemap.xml)`,
    '',
    ...(settings.features.agents ? calls : []),
  ];
  return { type: 'text/plain; charset=utf-8', body: body.join('\n') };
}
