const CREDENTIAL = { id: 'a', rawId: 'a', type: 'public-key' };

/** What the calls about the own sign-in send, in the walk of roles and calls. */
export const FACTOR_BODIES = {
  setPin: () => ({ pin: '4071' }),
  confirmTotp: () => ({ code: '000000' }),
  proveFactor: () => ({ code: '000000' }),
  addPasskey: () => ({
    name: 'iPhone',
    credential: { ...CREDENTIAL, response: { clientDataJSON: 'a', attestationObject: 'a' } },
  }),
  provePasskey: () => ({
    credential: {
      ...CREDENTIAL,
      response: { clientDataJSON: 'a', authenticatorData: 'a', signature: 'a' },
    },
  }),
};

const refund = () => ({ reason: 'cold' });

/** What the calls about refunds and reviews send. */
export const REFUND_BODIES = {
  finishRefund: () => ({ note: '' }),
  replyToReview: () => ({ text: 'x' }),
  messageReviewer: () => ({ text: 'x' }),
  apologiseForReview: () => ({ amount: 1 }),
  hideReview: () => ({ reason: 'INSULT' }),
  setApologyLimit: () => ({ limit: 0 }),
  refundAsStaff: refund,
  refundOrder: refund,
};

const selected = () => ({ records: null, expectedVersion: 0 });
const planned = () => ({ at: '2026-05-13T07:00:00Z' });
const undone = () => ({ version: 1, expectedVersion: 1 });

const BROADCAST = { text: { uz: 'Osh', ru: 'Плов', eng: '' }, image: null, button: null };

const brought = () => ({ upload: 'none', parts: 1, areas: ['menu'] });

type AtBranch = { branchId: string };

const stop = ({ branchId }: AtBranch) => ({ term: '1H', branchId });

/** What the calls of the stop-list send. */
export const STOP_BODIES = {
  stopProduct: stop,
  stopCategory: stop,
  stopModifier: stop,
  stopDishes: (at: AtBranch) => ({ ...stop(at), ids: ['product-1'] }),
  returnDishes: ({ branchId }: AtBranch) => ({ ids: ['product-1'], branchId }),
};

/** What the calls of the editors and of the connections send. */
export const DRAFT_BODIES = {
  connectPayment: () => ({ type: 'PAYME', fields: {}, isOn: false }),
  connectSms: () => ({ gateway: 'ESKIZ', username: 'a', password: 'b' }),
  setSmsCosts: () => ({ partPrice: 95, dayCap: 500 }),
  setBotMenu: () => ({ url: null }),
  setBotText: () => ({ key: 'start.welcome', texts: {} }),
  connectBot: () => ({ token: `123456789:${'a'.repeat(35)}` }),
  setStaffGroup: () => ({ branchId: 'branch-1', chat: '-1001234567890' }),
  testStaffGroup: () => ({ branchId: null }),
  setBranchRules: () => ({
    branchId: 'branch-1',
    rules: {
      answerTimes: { RING_AGAIN: 60, REMIND: 180, ESCALATE: 300, CANCEL: 600 },
      pause: { unanswered: 2, withinMinutes: 15, inARow: 3, pauseMinutes: 30 },
      silence: { warnAfter: 120, pauseAfter: 600 },
    },
  }),
  connectTill: () => ({
    till: 'POSTER',
    fields: { token: 'osh:0123456789abcdef0123456789abcdef' },
    pushAt: 'ACCEPTED',
    leads: false,
    branches: {},
  }),
  connectAggregator: () => ({ aggregator: 'YANDEX_EATS', isRenewed: true, branchIds: null }),
  connectCrm: () => ({ host: 'osh.amocrm.ru', token: 'a', pipelineId: null, statusId: null }),
  disconnectSystem: () => ({ system: 'TILL' }),
  beginTestOrder: () => ({ phone: '+998901112233' }),
  leaveSetupStep: () => ({ step: 'look', state: 'DONE' }),
  fixFinding: () => ({ code: 'price.emptyDiscount', kind: 'product', id: 'product-1' }),
  testConnection: () => ({ kind: 'SMS' }),
  saveMenuDraft: () => ({
    patches: [{ entity: 'product', id: 'product-1', field: 'costPrice', value: 45_000, base: 0 }],
  }),
  countAudience: () => ({ audience: { kind: 'ALL', days: 30, languages: [] } }),
  testBroadcast: () => ({ message: BROADCAST }),
  createBroadcast: () => ({ message: BROADCAST, audience: { kind: 'ALL', days: 30, languages: [] } }),
  uploadPicture: () => ({}),
  sendDoorPicture: () => ({}),
  uploadVideo: () => ({}),
  checkMenuFile: () => ({}),
  comparePayments: () => ({}),
  closePaymentDay: () => ({}),
  explainDifference: () => ({
    provider: 'PAYME',
    kind: 'SUM',
    name: 'a',
    ours: 100,
    theirs: 200,
    reason: 'Later',
  }),
  reopenPaymentDay: () => ({ provider: 'PAYME', day: '2026-05-12', reason: 'Later' }),
  importMenuFile: () => ({}),
  copyTillMenu: () => ({ branchId: 'branch-1' }),
  copyBrandMenu: () => ({ merchantId: 'another', code: '000000' }),
  copyOwnBrand: () => ({ merchantId: 'another', code: '000000' }),
  exportBrandFile: () => ({ customers: false, orders: false, code: null }),
  sendBrandFilePart: () => ({}),
  checkBrandFile: brought,
  bringBrandFile: () => ({ ...brought(), expectedVersion: 0 }),
  checkCloneSub: () => ({ sub: 'admin' }),
  askBrandDeletion: () => ({ name: 'another', code: '000000' }),
  cloneBrand: () => ({ name: 'Osh', sub: 'admin', sms: null }),
  bulkMenuDraft: () => ({
    scope: { of: 'MENU' },
    change: { kind: 'SALE', active: true },
    expectedVersion: 0,
  }),
  discardMenuDraft: selected,
  publishMenuDraft: selected,
  unplanMenuDraft: planned,
  undoMenuVersion: undone,
  saveSettingsDraft: () => ({
    patches: [{ entity: 'settings', id: 'web', field: 'isDark', value: false, base: 0 }],
  }),
  discardSettingsDraft: selected,
  publishSettingsDraft: selected,
  unplanSettingsDraft: planned,
  undoSettingsVersion: undone,
  saveBranchesDraft: () => ({
    patches: [{ entity: 'branch', id: 'branch-1', field: 'isActive', value: true, base: 0 }],
  }),
  discardBranchesDraft: selected,
  publishBranchesDraft: selected,
  unplanBranchesDraft: planned,
  undoBranchesVersion: undone,
  saveZonesDraft: () => ({
    patches: [{ entity: 'zone', id: 'region-1', field: 'name', value: 'Markaz', base: 0 }],
  }),
  discardZonesDraft: selected,
  publishZonesDraft: selected,
  unplanZonesDraft: planned,
  undoZonesVersion: undone,
  savePromosDraft: () => ({
    patches: [{ entity: 'promo', id: 'promo-1', field: 'isActive', value: true, base: 0 }],
  }),
  makePromoCodes: () => ({ count: 1 }),
  discardPromosDraft: selected,
  publishPromosDraft: selected,
  unplanPromosDraft: planned,
  undoPromosVersion: undone,
  saveContentDraft: () => ({
    patches: [{ entity: 'page', id: 'extra', field: 'text.tr', value: '', base: 0 }],
  }),
  discardContentDraft: selected,
  publishContentDraft: selected,
  unplanContentDraft: planned,
  undoContentVersion: undone,
};

/** Nothing is unpublished, and nothing was published. */
export const DRAFT_REFUSED = {
  // No review has the id of an order.
  replyToReview: 404,
  messageReviewer: 404,
  apologiseForReview: 404,
  hideReview: 404,
  showReview: 404,
  readReviewPicture: 404,
  readEntrancePicture: 404,
  // No courier brings it, and it has no picture.
  sendDoorPicture: 404,
  readDoorPicture: 404,
  publishMenuDraft: 409,
  undoMenuVersion: 404,
  publishSettingsDraft: 409,
  undoSettingsVersion: 404,
  publishBranchesDraft: 409,
  undoBranchesVersion: 404,
  publishZonesDraft: 409,
  undoZonesVersion: 404,
  publishPromosDraft: 409,
  publishContentDraft: 409,
  undoContentVersion: 404,
  undoPromosVersion: 404,
  // The brand has no bot, and no broadcast has the id of an order.
  testBroadcast: 409,
  createBroadcast: 409,
  // The owner, who alone may, has connected one by then.
  'ADMIN createBroadcast': 200,
  cancelBroadcast: 404,
  // No picture and no video.
  uploadPicture: 422,
  uploadVideo: 422,
  // No upload has the id of an order.
  sendBrandFilePart: 404,
  checkBrandFile: 404,
  bringBrandFile: 404,
  // The short name is the platform's.
  cloneBrand: 422,
  // The name is another one.
  askBrandDeletion: 422,
  // The hash is of no check.
  importMenuFile: 409,
  // The owner has no other brand.
  copyBrandMenu: 404,
  // The brand has no till.
  copyTillMenu: 404,
  copyOwnBrand: 404,
  // No promotion with codes of one use has the id of an order.
  readPromoCodes: 404,
  makePromoCodes: 404,
  // It names no promotion.
  readPromoExample: 400,
};

const QUERIES: Readonly<Record<string, string>> = {
  uploadPicture: '?kind=dish',
  sendBrandFilePart: '?part=0',
  checkMenuFile: '?format=csv',
  exportMenuFile: '?format=csv',
  importMenuFile: `?format=csv&expectedVersion=0&columns=id&lines=2&hash=${'0'.repeat(64)}`,
  readSalesReport: '?from=2026-05-01&to=2026-05-31',
  readReportTable: '?table=GUESTS&from=2026-05-01&to=2026-05-31',
  readClicks: '?from=2026-05-01&to=2026-05-31',
  comparePayments: '?provider=PAYME&from=2026-05-01&to=2026-05-31&format=csv',
  closePaymentDay: '?provider=PAYME&day=2026-05-12&format=csv',
  listPaymentDays: '?from=2026-05-01&to=2026-05-31',
};

/** The query that a call needs. */
export const queryOf = (name: string, branchId: string): string =>
  /^return(Product|Category|Modifier)$/.test(name)
    ? `?branchId=${branchId}`
    : name === 'readTableBook'
      ? `?branch=${branchId}`
      : (QUERIES[name] ?? '');
