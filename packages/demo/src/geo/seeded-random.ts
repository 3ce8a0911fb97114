/** A number in 0…1 that looks like chance and is always the same for the same arguments. */
export function seededRandom(a: number, b: number, c = 0): number {
  let h = Math.imul(a | 0, 374_761_393) ^ Math.imul(b | 0, 668_265_263) ^ Math.imul(c | 0, 2_147_483_647);
  h = Math.imul(h ^ (h >>> 13), 1_274_126_177);
  h = Math.imul(h ^ (h >>> 16), 2_246_822_507);
  return ((h ^ (h >>> 15)) >>> 0) / 4_294_967_296;
}
