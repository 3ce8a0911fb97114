/** The default seed of every property, replaced by FC_SEED: repeated runs give the same result. */
const FIXED_SEED = 20_260_513;

/**
 * The seed for fast-check's `configureGlobal`, from FC_SEED: unset, the fixed one; `random`, a new one for each
 * property, which a failure prints; a number, that one. Throws a RangeError for anything else.
 */
export function propertySeed(given: string | undefined = process.env['FC_SEED']): { seed?: number } {
  if (!given) return { seed: FIXED_SEED };
  if (given === 'random') return {};
  if (!/^-?\d+$/.test(given)) throw new RangeError('FC_SEED is a whole number or "random"');
  return { seed: Number(given) };
}
