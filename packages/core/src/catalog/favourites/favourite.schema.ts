import * as v from 'valibot';

import { flag, Id } from '../../kernel/wire.ts';

/** A product a guest has marked (API-07…09). `id` is what a DELETE names. */
export const Favourite = v.object({ id: Id, productId: Id, isFavourite: flag(true) });
export type Favourite = v.InferOutput<typeof Favourite>;
