import * as v from 'valibot';

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

const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'x',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ў: 'o',
  қ: 'q',
  ғ: 'g',
  ҳ: 'h',
};

/** The short name that a brand's name suggests; empty where its letters give none. */
export function proposeSub(name: string): string {
  const latin = [...name.toLowerCase().normalize('NFC')].map((letter) => LATIN[letter] ?? letter).join('');
  const proposed = latin
    .normalize('NFD')
    .replaceAll(/[ʻʼ‘’'`]|\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+/, '')
    .slice(0, 31)
    .replace(/-+$/, '');
  return subProblem(proposed) === null ? proposed : '';
}
