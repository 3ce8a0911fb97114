import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import { encodeAvif } from '../pictures/encode-avif.ts';
import { pictureName } from '../pictures/picture-name.ts';
import { seededRandom } from './seeded-random.ts';

const SIDE = 480;
const SHOWN = 360;
const SMALL = 240;

/** Warm blobs and crumbs on a plate: as hard to compress as the photograph of a dish. */
function plate(roll: () => number): string {
  const colour = (hue: number) => `hsl(${hue},${45 + roll() * 45}%,${25 + roll() * 50}%)`;
  const blob = () =>
    `<ellipse cx="${roll() * SIDE}" cy="${roll() * SIDE}" rx="${30 + roll() * 130}" ry="${30 + roll() * 110}" fill="${colour(10 + roll() * 50)}" opacity="${0.5 + roll() * 0.5}"/>`;
  const crumb = () =>
    `<circle cx="${SIDE / 2 + (roll() - 0.5) * 320}" cy="${SIDE / 2 + (roll() - 0.5) * 320}" r="${2 + roll() * 9}" fill="${colour(roll() * 130)}"/>`;
  const shapes = [...Array.from({ length: 14 }, blob), ...Array.from({ length: 320 }, crumb)].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="100%" height="100%" fill="hsl(${30 + roll() * 30},25%,80%)"/><circle cx="240" cy="240" r="215" fill="#f6f3ee"/>${shapes}</svg>`;
}

async function draw(n: number): Promise<[ending: string, bytes: Buffer][]> {
  const roll = seededRandom(1000 + n);
  const raw = await sharp(Buffer.from(plate(roll)))
    .blur(1.2)
    .removeAlpha()
    .raw()
    .toBuffer();
  for (let i = 0; i < raw.length; i += 1) raw[i] = Math.max(0, Math.min(255, raw[i]! + (roll() - 0.5) * 22));
  const image = () => sharp(raw, { raw: { width: SIDE, height: SIDE, channels: 3 } });
  const avif = (side: number) => encodeAvif(image().resize(side), 45).toBuffer();
  return [
    ['.webp', await image().webp({ quality: 75 }).toBuffer()],
    ['.avif', await avif(SHOWN)],
    ['-240.avif', await avif(SMALL)],
  ];
}

/**
 * Makes `count` pictures that look like photographs and returns their addresses. They are made once per folder; an
 * index file lists them. Raise its number when they are coded in another way.
 */
export async function benchPictures(folder: string, count: number): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const list = join(folder, 'pictures-2.json');
  const known = existsSync(list) ? (JSON.parse(await readFile(list, 'utf8')) as string[]) : [];
  for (let n = known.length; n < count; n += 1) {
    const files = await draw(n);
    const name = pictureName(files[0]![1]);
    await Promise.all(files.map(([ending, bytes]) => writeFile(join(folder, name + ending), bytes)));
    known.push(`/media/${name}.webp`);
  }
  await writeFile(list, JSON.stringify(known));
  return known.slice(0, count);
}
