/** The menu page's code is one file, whatever the screens share with it: a request each would cost more than it saves. */
const MENU = { name: 'menu', tags: ['$initial' as const], priority: 10 };

/** VKUI's fields and our frame around them, which half of the screens do without. */
const FIELD = String.raw`(?:FormField|Input|NativeSelect|Select|SelectTypography|Textarea|UnstyledTextField|DropdownIcon|text-field)/`;

/**
 * What most screens stand on, in few files instead of sixty: VKUI with our parts of it, the cache of server facts, the
 * client of the API, and the shapes of its answers by what they are about. A group takes what its modules import along,
 * unless one of a higher priority has it. Only what no late work of the menu needs is among the parts; `open-sheets` is
 * what notices and sheets both know, `icons` what the bar of places draws as well.
 */
const SHARED = [
  { name: 'open-sheets', test: /ui\/src\/sheet\/open-sheets/, priority: 9 },
  { name: 'icons', test: /ui\/src\/icons\//, priority: 9 },
  {
    name: 'surroundings',
    test: /storefront\/src\/(?:router\/second-taps|data\/query-cache)|ui\/src\/vkui-shell/,
    priority: 8,
    includeDependenciesRecursively: false,
  },
  {
    name: 'address-words',
    test: /storefront\/src\/(?:i18n\/(?:address-words|place-line)|state\/use-address-words)|core\/src\/address\/address-text/,
    priority: 8,
    includeDependenciesRecursively: false,
  },
  {
    name: 'order-times',
    test: /core\/src\/(?:order\/(?:order-timing|ready-about|unpaid-expiry)|catalog\/cooking-time)/,
    priority: 8,
    includeDependenciesRecursively: false,
  },
  { name: 'facts', test: /node_modules\/@tanstack\/query-core/, minShareCount: 8, priority: 9 },
  {
    name: 'fields',
    test: new RegExp(String.raw`(?:@vkontakte/.*|ui/src)/${FIELD}`),
    priority: 8,
    includeDependenciesRecursively: false,
  },
  {
    name: 'parts',
    test: /node_modules\/(?:@vkontakte|@swc|@tanstack\/react-query\/.*(?:Provider|use\w+|suspense|Boundary|[qQ]ueryOptions)|jotai\/.*\/useAtom|clsx)|ui\/src\/|storefront\/src\/i18n\/(?:use-title|to-menu-button)/,
    minShareCount: 9,
    priority: 7,
  },
  {
    name: 'valibot',
    test: /valibot\/dist\/[\w.]+$|core\/src\/(?:kernel\/wire|auth\/\w+\.schema)/,
    minShareCount: 5,
    priority: 6,
  },
  {
    name: 'shapes',
    test: /core\/src\/(?:address|api|branch|content|courier|delivery-area|merchant)\/.*\.schema|core\/src\/(?:api\/(?:body|query)-fields|delivery-area\/bounds|validation\/bounds|order\/(?:service-type|order-status|order-source|day-and-time)|payment\/payment\.schema)/,
    minShareCount: 5,
    priority: 5,
  },
  { name: 'dish-shapes', test: /core\/src\/catalog\/.*\.schema/, minShareCount: 5, priority: 4 },
  {
    name: 'basket-shapes',
    test: /core\/src\/order\/order-(?:request|line)\.schema/,
    minShareCount: 5,
    priority: 4,
  },
  {
    name: 'order-shapes',
    test: /core\/src\/(?:order|payment|promo)\/.*\.schema/,
    minShareCount: 5,
    priority: 3,
  },
  {
    name: 'calls',
    test: /node_modules\/ofetch\/|reads-json|core\/src\/api\/(?!endpoints)|storefront\/src\/(?:data\/(?:api|url-parts)|i18n\/failure-words|state\/session)\.ts/,
    minShareCount: 20,
    priority: 2,
  },
];

/**
 * What a mini-app loads at each launch, in one file: the host, the sign-in, and what the menu asks for whoever is signed
 * in. As files of their own they would be twenty requests.
 */
const LAUNCH = [
  {
    name: 'host',
    test: /\/storefront\/src\/features\/host\/(?!open-)|\/sign-in-silently\.ts|\/data\/early-orders\.ts|\/menu\/late\.ts|\/apps\/(?:telegram|click)\/src\/(?:live\/|\w+-auth\.ts)/,
    priority: 2,
  },
];

/** How the code of a shell is cut into files. */
export const chunksOf = (isMiniApp: boolean) => ({ groups: [MENU, ...(isMiniApp ? LAUNCH : SHARED)] });
