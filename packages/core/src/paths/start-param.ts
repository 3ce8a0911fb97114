/** The forms of a deep link: `product_17`. Any other leads home (T75). */
const START_PARAM = /^([a-z]{1,8})_([A-Za-z0-9-]{1,40})$/;

/** A table's code is signed and contains dots, which a start parameter may not have: `_` replaces them. */
const TABLE_PARAM = /^table_([A-Za-z0-9-]{1,64})(?:_([A-Za-z0-9-]{1,64}))?_([0-9a-f]{32})$/;

/** A group order's link is signed: its id and mark, which the page takes as one. */
const GROUP_PARAM = /^group_([A-Za-z0-9-]{1,64})_([0-9a-f]{32})$/;

/** A basket that an agent has prepared: packed text and mark; Telegram takes 512 characters in all. */
const PREPARED_PARAM = /^prepared_([\w-]{1,470})_([0-9a-f]{32})$/;

/** Signed links, whose parts are joined by dots. */
const SIGNED = [
  [TABLE_PARAM, '/?table='],
  [GROUP_PARAM, '/basket?group='],
  [PREPARED_PARAM, '/basket?prepared='],
] as const;

const TARGETS: Readonly<Record<string, (id: string) => `/${string}`>> = {
  product: (id) => `/product/${id}`,
  category: (id) => `/category?id=${id}`,
  order: (id) => `/profile/orders/${id}`,
  promo: (code) => `/?promo=${code}`,
  invite: (code) => `/?invite=${code}`,
  branch: (id) => `/?branch=${id}`,
  table: (id) => `/?table=${id}`,
};

/** The page that a mini-app's start parameter names (`?startapp=…`); null for one that names none. */
export function startPath(startParam: string | null | undefined): `/${string}` | null {
  for (const [pattern, path] of SIGNED) {
    const parts = pattern.exec(startParam ?? '');
    if (parts) return `${path}${parts.slice(1).filter(Boolean).join('.')}`;
  }
  const [, kind = '', id = ''] = START_PARAM.exec(startParam ?? '') ?? [];
  return Object.hasOwn(TARGETS, kind) ? TARGETS[kind]!(id) : null;
}

/** The start parameter by which a page of ours is reached again; null for a page that has none. */
export function startParamOf(path: string): string | null {
  const id = /^\/product\/([A-Za-z0-9-]{1,40})$/.exec(path)?.[1];
  const group = /^\/basket\?group=([A-Za-z0-9-]{1,64})\.([0-9a-f]{32})$/.exec(path);
  if (group) return `group_${group[1]}_${group[2]}`;
  const prepared = /^\/basket\?prepared=([\w-]{1,470})\.([0-9a-f]{32})$/.exec(path);
  if (prepared) return `prepared_${prepared[1]}_${prepared[2]}`;
  const invited = /^\/\?invite=([a-z2-9]{8})$/.exec(path)?.[1];
  if (invited) return `invite_${invited}`;
  return id ? `product_${id}` : null;
}
