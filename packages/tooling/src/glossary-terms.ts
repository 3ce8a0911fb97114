/** A term of the glossary that is retired, and the term to use. */
export type Retired = { readonly retired: string; readonly use: string };

/** Retired for a concept, yet right for another: each with that other meaning or the owner of the name. */
export const OTHER_MEANINGS: Readonly<Record<string, string>> = {
  vendor: 'the query parameter of launch links',
  restaurant: 'a place where people eat, in texts and prose',
  slug: 'an invoice of Telegram',
  alias: 'another name of a table, a module or a street',
  system: 'a computer or its settings',
  root: 'the folder of the repository, the element of a page',
  filial: 'the Uzbek word, which ERR-15 shows',
  store: 'a state store, an object store',
  mode: 'how something runs or is typed',
  visitor: 'a guest or a customer, where signing in does not matter',
  client: 'a program that calls; CLIENT_WEB on the wire',
  user: 'an account of any role; a column and a path on the wire',
  admin: 'the back office and its path; the role ADMIN',
  catalogue: 'the messages of a language',
  item: 'an element of a list; cartItems on the wire',
  good: 'the opposite of bad',
  option: 'an argument; a row of a select field',
  addon: 'a plug-in of Storybook',
  wishes: 'the label of a note on a dish; a stored order attempt',
  estimate: 'a call of the courier service',
  books: 'reserves a table; enters a sum',
  log: 'technical records; the audit log',
  POS: 'ESC/POS, the language of receipt printers',
  mock: 'a function of the test runner',
  controller: 'AbortController',
  service: 'what a branch offers; a company that is called',
  door: 'of a house, in an address',
  near: 'a short distance',
  far: 'a long distance',
  late: 'after the promised time',
  news: 'texts of the interface and stories of a brand',
};

const ENTRY = /^- \*\*([^*]+)\*\*: .*\(not ([^);]+)[^)]*\)/gm;

/** The terms that a glossary retires: what its entries list after "not". */
export const glossaryTerms = (glossary: string): Retired[] =>
  [...glossary.matchAll(ENTRY)].flatMap(([, use = '', list = '']) =>
    list.split(', ').map((retired) => ({ retired, use })),
  );

/** The retired terms of a glossary that no text may contain, single words and phrases apart. */
export function enforcedTerms(glossary: string): { words: Retired[]; phrases: Retired[] } {
  const enforced = glossaryTerms(glossary).filter(({ retired }) => !(retired in OTHER_MEANINGS));
  return {
    words: enforced.filter(({ retired }) => !retired.includes(' ')),
    phrases: enforced.filter(({ retired }) => retired.includes(' ')),
  };
}
