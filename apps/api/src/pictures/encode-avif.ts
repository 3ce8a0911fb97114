import type { AvifOptions, Sharp } from 'sharp';

/** Colour at half of the resolution, as in a JPEG of a camera, and some 100 ms of work for a card's picture. */
const CODING = { effort: 3, chromaSubsampling: '4:2:0' } as const satisfies AvifOptions;

/** Codes a picture as AVIF; quality from 1 to 100. */
export const encodeAvif = (image: Sharp, quality: number): Sharp => image.avif({ ...CODING, quality });
