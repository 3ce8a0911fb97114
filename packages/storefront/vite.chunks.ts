/** The menu page's own code is one file: a request for each part would cost more than it saves. */
const MENU = { name: 'menu', tags: ['$initial' as const], priority: 10 };

const group = (name: string, test: RegExp, more: { priority: number; minShareCount?: number }) => ({
  name,
  test,
  ...more,
});

/** What most screens of the website share, so that a page asks for few files. */
const SHARED = [
  group('vkui', /node_modules\/(@vkontakte|@swc|clsx)/, { minShareCount: 9, priority: 4 }),
  group('data', /node_modules\/(@tanstack|ofetch|ufo|destr|luxon)/, { minShareCount: 3, priority: 4 }),
  group('kit', /packages\/ui\/src/, { minShareCount: 11, priority: 3 }),
  group('not-found', /screens\/not-found/, { priority: 3 }),
  group('core', /packages\/core\/src|node_modules\/valibot/, { minShareCount: 10, priority: 2 }),
];

/** What a mini-app loads at each launch: the host, the sign-in, and the data of the signed-in guest. */
const HOST = /\/features\/host\/(?!open-)|sign-in-silently|early-orders|\/apps\/(telegram|click)\/src\//;
const LAUNCH = [group('host', HOST, { priority: 2 })];

/** How the code of a shell is split into files. */
export const chunksOf = (isMiniApp: boolean) => ({ groups: [MENU, ...(isMiniApp ? LAUNCH : SHARED)] });
