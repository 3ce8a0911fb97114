import { type Scene, type Tint, TINTS } from './tints.ts';

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** A lit wall of colour, brightest a little above the middle. */
export function backdrop(
  scene: Pick<Scene, 'middle' | 'edge'>,
  { width, height }: { width: number; height: number },
): string {
  return (
    `<defs><radialGradient id="wall" cx="50%" cy="${percent(0.4)}" r="80%"><stop offset="0" stop-color="${scene.middle}"/>` +
    `<stop offset="1" stop-color="${scene.edge}"/></radialGradient></defs><rect width="${width}" height="${height}" fill="url(#wall)"/>`
  );
}

function plate({ plate: face, rim }: Scene, size: number): string {
  const [x, y] = [size / 2, size * 0.52];
  const ring = (part: number, fill: string, more = '') =>
    `<circle cx="${x}" cy="${y}" r="${size * part}" fill="${fill}" ${more}/>`;
  return (
    `<defs><radialGradient id="under"><stop offset=".72" stop-color="#3e1e0c" stop-opacity=".3"/><stop offset="1" stop-color="#3e1e0c" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="face" x1="0" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="${face}"/><stop offset="1" stop-color="${rim}"/></linearGradient></defs>` +
    `<circle cx="${x}" cy="${y + size * 0.035}" r="${size * 0.47}" fill="url(#under)"/>` +
    ring(0.41, 'url(#face)') +
    ring(0.335, rim, 'opacity=".45"') +
    ring(0.328, face, 'opacity=".85"')
  );
}

function halo(size: number): string {
  const [x, y] = [size / 2, size * 0.5];
  const ring = (part: number, opacity: number) =>
    `<circle cx="${x}" cy="${y}" r="${size * part}" fill="#fff" opacity="${opacity}"/>`;
  return ring(0.44, 0.28) + ring(0.355, 0.34);
}

/** The table under a dish of this tint: a lit backdrop, and a plate unless the dish has its own. */
export function tableSvg(tint: Tint, size: number, hasOwnDish = false): string {
  const scene = TINTS[tint];
  const below = hasOwnDish ? halo(size) : plate(scene, size);
  const body = backdrop(scene, { width: size, height: size }) + below;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${body}</svg>`;
}
