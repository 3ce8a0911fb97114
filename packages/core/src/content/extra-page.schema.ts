import * as v from 'valibot';

import { LocalizedText } from '../kernel/localized-text.ts';

/** The pages whose content a merchant writes, named as their routes are (D3). */
export const EXTRA_PAGES = ['extra', 'extra2', 'extr3'] as const;
/** The name of an extra page (RT-03…RT-05). */
export const ExtraPageName = v.picklist(EXTRA_PAGES);
export type ExtraPageName = v.InferOutput<typeof ExtraPageName>;

/** One of them: HTML that the server has cleaned. */
export const ExtraPage = v.object({ page: ExtraPageName, text: LocalizedText });
export type ExtraPage = v.InferOutput<typeof ExtraPage>;
