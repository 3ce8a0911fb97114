import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { enforcedTerms, type Retired as Term } from './glossary-terms.ts';
import { ROOT } from './run-step.ts';

/** Words beside those of the glossary that no identifier, comment, title, document or file name contains. */
const WORDS: readonly Term[] = [
  { retired: 'cheque', use: 'receipt, fiscal receipt' },
  { retired: 'cheques', use: 'receipts, fiscal receipts' },
  { retired: 'strangers', use: 'unauthenticated callers, other customers' },
  { retired: 'dice', use: 'seeded random' },
  { retired: 'knock', use: 'haptic feedback' },
  { retired: 'brakes', use: 'rate limit' },
  { retired: 'rehearse', use: 'warm up' },
  { retired: 'rehearsed', use: 'warmed up' },
  { retired: 'shops', use: 'storefronts, merchants' },
  // A house has one door; an order's address may name it.
  { retired: 'doors', use: 'entry points, exports' },
];

/** Words that no name in code, comment or test title contains; texts of the interface and documents may. */
const IN_CODE: readonly Term[] = [
  ...['tell', 'tells', 'told', 'telling'].map((retired) => ({ retired, use: 'notify, report, return' })),
  ...['say', 'says', 'said', 'saying', 'spoken'].map((retired) => ({
    retired,
    use: 'show, state, answer; message, label',
  })),
  ...['hear', 'hears', 'heard', 'speak', 'speaks', 'speaking', 'spoke'].map((retired) => ({
    retired,
    use: 'receive, read, handle; answer, send',
  })),
  ...['wish', 'wishes'].map((retired) => ({ retired, use: 'request, choice, draft' })),
  ...['nobody', 'somebody', 'whoever', 'anybody', 'everybody'].map((retired) => ({
    retired,
    use: 'the role or thing itself; no, none, any',
  })),
  { retired: 'news', use: 'notification, event, change' },
];

/** Names in code that mean interface texts; where code handles words of a language, they are right. */
const TEXT_NAMES: readonly Term[] = [{ retired: 'words', use: 'messages, labels, texts, translations' }];
const HANDLES_WORDS =
  /^(?:packages\/core\/src\/search|packages\/demo\/src\/gazetteer|apps\/api\/src\/bench-brand)\//;

/** Identifiers that are retired although their words are not. */
const IDENTIFIERS: readonly Term[] = [
  { retired: 'readPress', use: 'readCallbackQuery' },
  { retired: 'handlePress', use: 'handleOrderCallback' },
  { retired: 'handleBookingPress', use: 'handleBookingCallback' },
  { retired: 'handleResumePress', use: 'handleResumeCallback' },
  { retired: 'createPresses', use: 'createCallbackQueries' },
  { retired: 'Pressing', use: 'StaffQuery' },
  { retired: 'heldByPayment', use: 'lockedByPayment' },
  { retired: 'heldForOrder', use: 'paidForOrder' },
  { retired: 'heldBy', use: 'leftOf' },
  { retired: 'countHeld', use: 'countLosses' },
  { retired: 'hasNews', use: 'hasChanges' },
  { retired: 'MoreWords', use: 'AddedTexts' },
  { retired: 'DishWords', use: 'DishTranslations' },
  { retired: 'ShortWords', use: 'TextTranslations' },
  { retired: 'BrandWords', use: 'BrandTranslations' },
  { retired: 'legalWords', use: 'legalTranslations' },
  { retired: 'wordsForPage', use: 'textForPage' },
  { retired: 'plainWords', use: 'withSpaces' },
  { retired: 'MONEY_WORDS', use: 'MONEY_LABELS' },
  { retired: 'HeartButton', use: 'FavouriteButton' },
  { retired: 'RecentMap', use: 'LRUCache (lru-cache)' },
  { retired: 'againIfTaken', use: 'retryOnUniqueViolation' },
  { retired: 'createTurns', use: 'createConcurrencyLimiter' },
  { retired: 'keepHouse', use: 'deleteExpiredRows' },
  { retired: 'withoutGuessing', use: 'limitPromoGuesses' },
  { retired: 'isOffice', use: 'isBackOffice' },
  { retired: 'openBooks', use: 'openLedger' },
  { retired: 'inBooks', use: 'inLedger' },
  { retired: 'paperBooks', use: 'createTestLedger' },
  { retired: 'Desk', use: 'PaymentContext' },
  { retired: 'PaymentDesk', use: 'ProviderMerchant' },
  { retired: 'findDesk', use: 'findProviderMerchant' },
  { retired: 'heldAttempt', use: 'lockAttempt' },
  { retired: 'openSafe', use: 'openSecureStorage' },
  { retired: 'useSafe', use: 'useSecureStorage' },
  { retired: 'BOT_WORDS', use: 'BOT_MESSAGES' },
  { retired: 'BotWord', use: 'BotMessageKey' },
  { retired: 'PAGE_WORDS', use: 'PAGE_MESSAGES' },
  { retired: 'pageWord', use: 'pageMessage' },
  { retired: 'sentenceWord', use: 'messageKeyOf' },
  { retired: 'statusWord', use: 'statusLabel' },
  { retired: 'useOrderWords', use: 'useOrderFormats' },
  { retired: 'useProductWords', use: 'useProductFormats' },
  { retired: 'useBranchWords', use: 'useBranchLabels' },
  { retired: 'useAddressWords', use: 'useAddressLabels' },
  { retired: 'usePromoWords', use: 'usePromoLabels' },
  { retired: 'useMapWords', use: 'useMapLabels' },
  { retired: 'useStatusWord', use: 'useStatusLabel' },
  { retired: 'useTileWords', use: 'useTileTexts' },
  { retired: 'joinWords', use: 'joinNames' },
  { retired: 'FarSection', use: 'SectionPlaceholder' },
  { retired: 'useNear', use: 'useNearViewport' },
  { retired: 'useGrowing', use: 'useIncrementalRendering' },
  { retired: 'LateParts', use: 'LazyParts' },
  { retired: 'withLate', use: 'withLazy' },
  { retired: 'isLateWork', use: 'isDeferred' },
  { retired: 'OrderRequest', use: 'OrderContent, OrderDraft' },
  { retired: 'anOrderRequest', use: 'anOrderContent' },
  { retired: 'AT_DOOR', use: 'AT_ADDRESS' },
  { retired: 'atTheDoor', use: 'courierNotes' },
  { retired: 'doorPoint', use: 'destinationPoint' },
];

/** Names fixed by an interface, with its owner. */
const FIXED: readonly string[] = [
  // The wire format of an order (ENT-36).
  'sendCheque',
  'sendChequePhone',
  // A method of the Bot API.
  'sendDice',
  // The name of a queue in databases in use.
  'payment.cheque',
  // Columns of bot_messages in databases in use.
  "'said'",
  "'saying'",
  "'saying_since'",
  // A key of the stored state of a branch's staff in databases in use.
  'isHeardAgain',
  // The key of a stored order attempt in browsers in use.
  'wishes: v.string()',
  'wishes: choices',
  'pending?.wishes',
  // The payment protocol of Click, and the functions, types and files that implement it.
  'SHOP-API',
  'ShopRequest',
  'readShopRequest',
  'signShopRequest',
  'applyShopRequest',
  'shop-request',
  'shop-request-states',
  'apply-shop-request',
  'ShopError',
  'SHOP_ERRORS',
  'shopAnswer',
  'shop-answer',
  'shop-sign',
];

/** The list of terms itself. */
const EXEMPT = /^docs\/glossary[.]md$|^packages\/tooling\/src\/(?:glossary-)?terms[.]/;
const CHECKED = /[.](?:ts|tsx|mjs|js|css|md|html)$/;
const SOURCE = /[.](?:ts|tsx|mjs|js)$/;
const STYLES = /[.]css$/;

const fixed = new RegExp(
  FIXED.map((name) => `(?<!\\w)${name.replaceAll(/[.?()]/g, '\\$&')}(?!\\w)`).join('|'),
  'g',
);
const glossary = enforcedTerms(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8'));
const words = new Map([...glossary.words, ...WORDS].map(({ retired, use }) => [retired.toLowerCase(), use]));
const inCode = new Map(IN_CODE.map(({ retired, use }) => [retired, use]));
const textNames = new Map(TEXT_NAMES.map(({ retired, use }) => [retired, use]));
const identifiers = new Map(IDENTIFIERS.map(({ retired, use }) => [retired, use]));

/** The words of an identifier: `sendJobTwice` and `SEND_JOB` are three and two. */
const wordsOf = (name: string): string[] => name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];

/** The retired terms in a text, each once, with the term to use instead. */
export function retiredTerms(text: string): Term[] {
  const found = new Map<string, string>();
  for (const [name] of text.replaceAll(fixed, '').matchAll(/[A-Za-z_$][\w$]*/g)) {
    const instead = identifiers.get(name);
    if (instead !== undefined) found.set(name, instead);
    for (const word of wordsOf(name)) {
      const use = words.get(word.toLowerCase());
      if (use !== undefined) found.set(name, use);
    }
  }
  const plain = text.toLowerCase();
  for (const { retired, use } of glossary.phrases) if (plain.includes(retired)) found.set(retired, use);
  return [...found].map(([retired, use]) => ({ retired, use }));
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ [^\n]*/gm;
/** The title of a test: the text after `test(`, `describe(`, `test.each(…)(`. */
const TITLE =
  /(?:\b(?:test|it|describe)(?:\.\w+)*|\)|\])\(\s*(['"`])((?:(?!\1)[^\n])+)\1\s*,\s*(?:async )?[(_a-z]/g;
/** Texts and templates of one line, regular expressions, and the text between tags. */
const LITERAL =
  /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/(?:[^/\\\n*]|\\.)+\/[gimsuy]*|>[^<>{}=;()]*</g;

const commentsOf = (text: string): string[] =>
  [...text.matchAll(COMMENT)].map(([comment]) =>
    comment.replaceAll(/`[^`\n]*`|'[^'\n]*'|"[^"\n]*"|“[^”\n]*”/g, ''),
  );

function addRetired(found: Map<string, string>, text: string, terms: ReadonlyMap<string, string>): void {
  for (const [name] of text.matchAll(/[A-Za-z_$][\w$]*/g))
    for (const word of wordsOf(name)) {
      const use = terms.get(word.toLowerCase());
      if (use !== undefined) found.set(name, use);
    }
}

/** The words that are retired in the comments of a style sheet, each once. */
export function retiredInStyles(source: string): Term[] {
  const found = new Map<string, string>();
  addRetired(found, commentsOf(source).join('\n'), inCode);
  return [...found].map(([retired, use]) => ({ retired, use }));
}

/** The words of a source file that are retired in names, comments and titles, each once. */
export function retiredInCode(source: string, path = ''): Term[] {
  const text = source.replaceAll(fixed, '');
  const comments = commentsOf(text);
  const titles = [...text.matchAll(TITLE)].map(([, , title = '']) => title);
  const code = text.replaceAll(COMMENT, '').replaceAll(LITERAL, "''");
  const found = new Map<string, string>();
  addRetired(found, [code, ...comments, ...titles].join('\n'), inCode);
  if (!HANDLES_WORDS.test(path)) addRetired(found, code, textNames);
  return [...found].map(([retired, use]) => ({ retired, use }));
}

/** One line per retired term of the repository, with its file. */
function check(): string[] {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'packages', 'apps', 'docs', '*.md'], {
    cwd: ROOT,
    maxBuffer: 100_000_000,
  })
    .toString()
    .split('\n')
    .filter((path) => path !== '' && !EXEMPT.test(path) && existsSync(join(ROOT, path)))
    .flatMap((path) => {
      const text = CHECKED.test(path) ? readFileSync(join(ROOT, path), 'utf8') : '';
      const found = retiredTerms(`${path}\n${text}`);
      if (SOURCE.test(path)) found.push(...retiredInCode(text, path));
      if (STYLES.test(path)) found.push(...retiredInStyles(text));
      return found.map(({ retired, use }) => `${path}: ${retired} → ${use}`);
    });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lines = check();
  if (lines.length > 0) console.error(`Retired terms (docs/glossary.md):\n${lines.join('\n')}`);
  process.exitCode = lines.length === 0 ? 0 : 1;
}
