import * as v from 'valibot';

import { toUzbekLatin } from '../kernel/uzbek-script.ts';

/** Names that belong to the deployment, or that guests would take for it: no brand's subdomain is called so. */
export const RESERVED_SUBS: readonly string[] = [
  'account',
  'admin',
  'api',
  'app',
  'assets',
  'billing',
  'blog',
  'cdn',
  'click',
  'dasturxon',
  'demo',
  'docs',
  'ftp',
  'help',
  'host',
  'localhost',
  'mail',
  'media',
  'ns1',
  'ns2',
  'office',
  'pay',
  'payme',
  'platform',
  'root',
  'sandbox',
  'smtp',
  'static',
  'status',
  'start',
  'support',
  'telegram',
  'test',
  'tg',
  'tiles',
  'uzum',
  'web',
  'webbot',
  'www',
];

const SHAPE = /^[a-z][a-z0-9-]{0,29}[a-z0-9]$/;

/** Why a text is no short name of a brand (BO-330); null for one that may be taken. */
export function subProblem(text: string): 'shape' | 'reserved' | null {
  if (!SHAPE.test(text) || text.includes('--')) return 'shape';
  return RESERVED_SUBS.includes(text) ? 'reserved' : null;
}

/** The short name of a brand: the first label of its address. */
export const BrandSub = v.pipe(
  v.string(),
  v.check(
    (text) => subProblem(text) !== 'shape',
    'sub must be small letters, digits and dashes, such as choyxona',
  ),
  v.check((text) => subProblem(text) !== 'reserved', 'sub is a name of the platform: choose another'),
);

/** The short name that a brand's name suggests; empty where its letters give none. */
export function proposeSub(name: string): string {
  const proposed = toUzbekLatin(name.toLowerCase())
    .normalize('NFD')
    .replaceAll(/[ʻʼ‘’'`]|\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+/, '')
    .slice(0, 31)
    .replace(/-+$/, '');
  return subProblem(proposed) === null ? proposed : '';
}
