import { API_LAYERS, climbsApiLayers } from './api-layers.ts';
import type { Import } from './imports.ts';

/** An import rule; a failure prints `why` for the contributor. */
export type ImportRule = { name: string; why: string; breaks: (one: Import) => boolean };

const isTest = (path: string) => /[.](test|stories|contract)[.]tsx?$|\/testing\/|\/bench\//.test(path);
const inside = (folder: string) => (path: string) => path.startsWith(`${folder}/`);
const inCore = inside('packages/core/src');
const inUi = inside('packages/ui/src');
const inStorefront = inside('packages/storefront/src');
const inApi = inside('apps/api/src');

const CORE_PACKAGES: Record<string, RegExp> = {
  valibot: /^packages\/core\/src\//,
  ofetch: /^packages\/core\/src\/http\//,
  luxon: /^packages\/core\/src\/time\//,
};
const TEST_PACKAGES = new Set(['vitest', 'fast-check', 'robust-point-in-polygon']);

const workspaceOf = (path: string) => /^(packages|apps)\/[^/]+/.exec(path)?.[0] ?? '';
const storefrontPart = (path: string) => /^packages\/storefront\/src\/([^/]+)\//.exec(path)?.[1] ?? '';
const featureOf = (path: string) => /^packages\/storefront\/src\/features\/([^/]+)\//.exec(path)?.[1];
const coreFolder = (path: string) => /^packages\/core\/src\/([^/]+)\//.exec(path)?.[1];

/** From the top: what a part of the storefront may see lies below it. */
const LAYERS = [
  'app',
  'screens',
  'menu',
  'features',
  'domains',
  'i18n',
  'store',
  'clock',
  'catalog',
  'router',
  'inline',
  'hosts',
  'lazy',
];
const FREE = new Set(['server', 'testing', '']);

/** The places that may import the demo. */
const DEMO_READERS = /^(apps\/api\/src\/seed|packages\/sandbox\/src\/(geocoder|tiles))\//;

/** The whole rule book. Each rule has been seen to fire: see its test. */
export const IMPORT_RULES: readonly ImportRule[] = [
  {
    name: 'core-is-pure',
    why: 'packages/core knows values, not frameworks: valibot, and ofetch and luxon in their one folder.',
    breaks: ({ from, package: name }) =>
      inCore(from) &&
      name !== '' &&
      !(isTest(from) && (TEST_PACKAGES.has(name) || name.startsWith('node:'))) &&
      !(CORE_PACKAGES[name]?.test(from) ?? false),
  },
  {
    name: 'core-files-import-files',
    why: "Inside core import the file itself; a folder's index.ts is its entry point for other packages.",
    breaks: ({ from, target }) =>
      inCore(from) &&
      !/\/index[.]ts$/.test(from) &&
      !isTest(from) &&
      /^packages\/core\/src\/[^/]+\/index[.]ts$/.test(target) &&
      coreFolder(target) !== 'testing',
  },
  {
    name: 'ui-is-dumb',
    why: 'packages/ui takes props; it never fetches, translates, prices or keeps state for others.',
    breaks: ({ from, package: name }) =>
      inUi(from) &&
      (name.startsWith('@dasturxon/') ||
        name.startsWith('@lingui/') ||
        name === 'jotai' ||
        name === '@tanstack/react-query'),
  },
  {
    name: 'vkui-only-in-ui',
    why: 'Wrap the VKUI part in packages/ui first.',
    breaks: ({ from, package: name }) =>
      !inUi(from) && workspaceOf(from) !== 'packages/ui' && name.startsWith('@vkontakte/'),
  },
  {
    name: 'aria-only-in-admin-ui',
    why: 'Wrap the React Aria part in packages/admin-ui first.',
    breaks: ({ from, package: name }) =>
      workspaceOf(from) !== 'packages/admin-ui' && /^(react-aria|@react-aria\/)/.test(name),
  },
  {
    name: 'back-office-apart-from-storefront',
    why: 'The back office has its own kit and imports packages/admin-ui and packages/core alone, and the QR code of packages/ui.',
    breaks: ({ from, target, specifier, package: name }) =>
      specifier !== '@dasturxon/ui/qr-code' &&
      /^(apps\/admin|packages\/admin-ui)$/.test(workspaceOf(from)) &&
      (/^packages\/(ui|storefront|demo|sandbox)\//.test(target) ||
        /^@dasturxon\/(ui|storefront|demo|sandbox)(\/|$)/.test(name)),
  },
  {
    name: 'maps-only-in-ui',
    why: 'Leaflet stays behind the map component of packages/ui, and those of packages/admin-ui.',
    breaks: ({ from, package: name }) =>
      !inUi(from) &&
      !/^packages\/admin-ui\/src\/(?:point|zone)-map\//.test(from) &&
      (name === 'leaflet' || name === 'react-leaflet'),
  },
  {
    name: 'packages-by-their-exports',
    why: 'Import another package by its exports, never by a relative path.',
    breaks: ({ from, target, package: name }) =>
      name === '' && workspaceOf(target) !== '' && workspaceOf(target) !== workspaceOf(from),
  },
  {
    name: 'hosts-are-leaves',
    why: 'Nothing imports an app, and apps do not import each other.',
    breaks: ({ package: name }) => /^@dasturxon\/(web|telegram|click|api)$/.test(name),
  },
  {
    name: 'api-is-headless',
    why: "The backend renders through the storefront's server entry alone, and never sees the ui kit.",
    breaks: ({ from, specifier, package: name }) =>
      inApi(from) &&
      (name === '@dasturxon/ui' ||
        (name === '@dasturxon/storefront' && specifier !== '@dasturxon/storefront/server')),
  },
  {
    name: 'sandbox-by-one-import',
    why: 'The sandbox is loaded by one dynamic import when SANDBOX=1; nothing else may need it.',
    breaks: ({ from, package: name, typeOnly }) =>
      name === '@dasturxon/sandbox' &&
      !typeOnly &&
      !isTest(from) &&
      !from.startsWith('apps/api/src/sandbox/'),
  },
  {
    name: 'demo-apart-from-product',
    why: "The product never needs the demo. Its seed writer and the sandbox's geocoder and tiles import @dasturxon/demo.",
    breaks: ({ from, specifier, package: name }) =>
      name === '@dasturxon/demo' &&
      (specifier !== '@dasturxon/demo' || !(isTest(from) || DEMO_READERS.test(from))) &&
      !from.startsWith('packages/demo/'),
  },
  {
    name: 'demo-knows-core-alone',
    why: 'packages/demo is data, pictures and a map: values in, values out, for the code that writes or serves them.',
    breaks: ({ from, package: name }) =>
      from.startsWith('packages/demo/') && name.startsWith('@dasturxon/') && name !== '@dasturxon/core',
  },
  {
    name: 'features-are-independent',
    why: 'Compose features in screens/, share facts through domains/.',
    breaks: ({ from, target }) => {
      const [mine, other] = [featureOf(from), featureOf(target)];
      return mine !== undefined && other !== undefined && mine !== other;
    },
  },
  {
    name: 'storefront-flows-down',
    why: `In the storefront what is above may see what is below: ${LAYERS.join(' > ')}.`,
    breaks: ({ from, target, typeOnly }) => {
      if (!inStorefront(from) || !inStorefront(target) || typeOnly || isTest(from)) return false;
      const [mine, other] = [storefrontPart(from), storefrontPart(target)];
      if (FREE.has(mine) || FREE.has(other) || mine === other) return false;
      return LAYERS.indexOf(other) < LAYERS.indexOf(mine);
    },
  },
  {
    name: 'api-flows-down',
    why: `In the API a folder imports its own layer and those below: ${API_LAYERS.map((names) => names.filter(Boolean).join(', ')).join(' < ')}. Give the lower one a port and connect it in app.`,
    breaks: ({ from, target }) => !isTest(from) && climbsApiLayers(from, target),
  },
  {
    name: 'builders-stay-in-tests',
    why: 'Builders and contracts are for tests, stories and seeds.',
    breaks: ({ from, specifier, typeOnly }) =>
      !isTest(from) && !typeOnly && /(^|\/)testing(\/|$)/.test(specifier),
  },
];

/** The rules that one import breaks. */
export function brokenRules(one: Import): ImportRule[] {
  return IMPORT_RULES.filter((rule) => rule.breaks(one));
}
