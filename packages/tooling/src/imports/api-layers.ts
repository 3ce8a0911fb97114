/**
 * The layers of `apps/api/src`, from the bottom. A folder may import folders of its own layer and of layers below.
 * FEATURES represents every folder that is not named here.
 */
const FEATURES = 'the features';
export const API_LAYERS: readonly (readonly string[])[] = [
  ['kernel'],
  ['db'],
  ['jobs'],
  ['http', 'gateways'],
  [FEATURES],
  ['payments'],
  ['couriers'],
  ['bot'],
  ['back-office'],
  [
    'pages',
    'broadcasts',
    'onboarding',
    'sandbox',
    'store-brand',
    'seed',
    'new-brand',
    'brand-doctor',
    'brand-file',
    'menu-file',
    'bench-brand',
    'backup',
  ],
  ['management'],
  ['app'],
  ['cli', ''],
];

/** The first folder below `apps/api/src`; empty for the entry points, null for a file outside. */
export function apiPart(path: string): string | null {
  const [, part] = /^apps\/api\/src\/(?:([^/]+)\/)?/.exec(path) ?? [null, null];
  return part === null ? null : (part ?? '');
}

function layerOf(part: string): number {
  const layer = API_LAYERS.findIndex((names) => names.includes(part));
  return layer >= 0 ? layer : API_LAYERS.findIndex((names) => names.includes(FEATURES));
}

/** Whether an import inside the API points at a higher layer. Imports of types count too. */
export function climbsApiLayers(from: string, target: string): boolean {
  const [mine, other] = [apiPart(from), apiPart(target)];
  return mine !== null && other !== null && layerOf(other) > layerOf(mine);
}
