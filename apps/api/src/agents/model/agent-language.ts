import { type Language, localize } from '@dasturxon/core/kernel';
import type { MerchantSettings } from '@dasturxon/core/merchant';

import type { Ctx } from '../../orders/model/deps.ts';
import { readBrandTerms } from '../../orders/placing/brand-terms.ts';
import { apiError } from '../../http/api-error.ts';

type Texts = Parameters<typeof localize>[0];

/** The brand's settings. Throws notFound where the brand serves no agents. */
export async function agentSettings(ctx: Ctx): Promise<MerchantSettings> {
  const { settings } = await ctx.db.inTenant(ctx.merchantId, (tx) => readBrandTerms(ctx, tx));
  if (!settings.features.agents || ctx.tenant.hostKind === 'ADMIN') throw apiError('notFound');
  return settings;
}

/** Texts in the language that an agent asks for, else in the brand's main one. */
export function textIn({ languages }: MerchantSettings, asked: Language | undefined) {
  const language = asked ?? languages.main;
  return { language, text: (texts: Texts) => localize(texts, language, languages.main) };
}
