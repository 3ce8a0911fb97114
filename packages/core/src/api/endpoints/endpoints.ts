import type { Joined } from './printing/joined.ts';
import { accountEndpoints } from './account/account-endpoints.ts';
import * as addresses from './addresses.ts';
import * as addressesRequests from './requests/addresses.requests.ts';
import * as bot from './bot.ts';
import * as botRequests from './requests/bot.requests.ts';
import * as branches from './branches.ts';
import * as branchesRequests from './requests/branches.requests.ts';
import * as cards from './cards.ts';
import * as cardsRequests from './requests/cards.requests.ts';
import { connectionEndpoints } from './connections/connection-endpoints.ts';
import { doctorEndpoints } from './doctor/doctor-endpoints.ts';
import { onboardingEndpoints } from './onboarding/onboarding-endpoints.ts';
import { previewEndpoints } from './preview/preview-endpoints.ts';
import * as content from './content.ts';
import * as contentRequests from './requests/content.requests.ts';
import * as deliveries from './deliveries.ts';
import * as deliveriesRequests from './requests/deliveries.requests.ts';
import { dispatchEndpoints } from './dispatch/dispatch-endpoints.ts';
import { deviceEndpoints } from './devices/device-endpoints.ts';
import { factorEndpoints } from './people/factor-endpoints.ts';
import { peopleEndpoints } from './people/people-endpoints.ts';
import * as geo from './geo.ts';
import * as geoRequests from './requests/geo.requests.ts';
import { mapEndpoints } from './maps/map-endpoints.ts';
import * as menu from './menu.ts';
import { draftEndpoints } from './drafts/draft-endpoints.ts';
import * as menuRequests from './requests/menu.requests.ts';
import * as merchants from './merchants.ts';
import * as merchantsRequests from './requests/merchants.requests.ts';
import { guestEndpoints } from './guests/guest-endpoints.ts';
import * as orders from './orders.ts';
import { orderLogEndpoints } from './order-log/order-log-endpoints.ts';
import { orderEditEndpoints } from './other-branch/order-edit-endpoints.ts';
import * as ordersRequests from './requests/orders.requests.ts';
import * as paymentMethods from './payment-methods.ts';
import * as paymentMethodsRequests from './requests/payment-methods.requests.ts';
import * as payments from './payments.ts';
import * as paymentsRequests from './requests/payments.requests.ts';
import { phoneOrderEndpoints } from './phone-orders/phone-order-endpoints.ts';
import { reviewEndpoints } from './reviews/review-endpoints.ts';
import * as refunds from './refunds/refunds.ts';
import * as refundsRequests from './refunds/refunds.requests.ts';
import { printingEndpoints } from './printing/printing-endpoints.ts';
import { priceEndpoints } from './prices/price-endpoints.ts';
import { shiftEndpoints } from './shifts/shift-endpoints.ts';
import { rejectionEndpoints } from './rejections/rejection-endpoints.ts';
import { reservationEndpoints } from './table-book/reservation-endpoints.ts';
import * as signIn from './sign-in.ts';
import * as signInRequests from './requests/sign-in.requests.ts';
import * as levers from './levers/levers.ts';
import { stopEndpoints } from './levers/stop-endpoints.ts';
import * as leversRequests from './requests/levers.requests.ts';
import * as staff from './staff.ts';
import * as staffRequests from './requests/staff.requests.ts';
import * as vitals from './vitals.ts';
import * as vitalsRequests from './requests/vitals.requests.ts';

/** The type of `endpoints`, by file: inferred, it is longer than TypeScript declares. */
type Endpoints = Joined<typeof addresses, typeof addressesRequests> &
  Joined<typeof bot, typeof botRequests> &
  Joined<typeof branches, typeof branchesRequests> &
  Joined<typeof cards, typeof cardsRequests> &
  Joined<typeof content, typeof contentRequests> &
  Joined<typeof deliveries, typeof deliveriesRequests> &
  typeof dispatchEndpoints &
  typeof accountEndpoints &
  typeof guestEndpoints &
  typeof deviceEndpoints &
  typeof factorEndpoints &
  Joined<typeof geo, typeof geoRequests> &
  Joined<typeof menu, typeof menuRequests> &
  typeof draftEndpoints &
  typeof mapEndpoints &
  Joined<typeof merchants, typeof merchantsRequests> &
  typeof orderEditEndpoints &
  typeof reviewEndpoints &
  typeof orderLogEndpoints &
  Joined<typeof orders, typeof ordersRequests> &
  Joined<typeof paymentMethods, typeof paymentMethodsRequests> &
  Joined<typeof payments, typeof paymentsRequests> &
  typeof phoneOrderEndpoints &
  typeof peopleEndpoints &
  typeof printingEndpoints &
  typeof priceEndpoints &
  typeof connectionEndpoints &
  typeof doctorEndpoints &
  typeof onboardingEndpoints &
  typeof previewEndpoints &
  typeof rejectionEndpoints &
  typeof shiftEndpoints &
  Joined<typeof refunds, typeof refundsRequests> &
  typeof reservationEndpoints &
  Joined<typeof signIn, typeof signInRequests> &
  Joined<typeof levers, Pick<typeof leversRequests, keyof typeof levers>> &
  Joined<typeof staff, typeof staffRequests> &
  Joined<typeof vitals, typeof vitalsRequests>;

/** Every call of the API by name: the client sends them, the server mounts them, OpenAPI is generated from them. */
export const endpoints: Endpoints = {
  requestCode: { ...signIn.requestCode, ...signInRequests.requestCode },
  verifyCode: { ...signIn.verifyCode, ...signInRequests.verifyCode },
  exchangeInitData: { ...signIn.exchangeInitData, ...signInRequests.exchangeInitData },
  authWithInitData: { ...signIn.authWithInitData, ...signInRequests.authWithInitData },
  loginWithContact: { ...signIn.loginWithContact, ...signInRequests.loginWithContact },
  getBotSetting: { ...signIn.getBotSetting, ...signInRequests.getBotSetting },
  receiveBotUpdate: { ...bot.receiveBotUpdate, ...botRequests.receiveBotUpdate },
  logoutBot: { ...signIn.logoutBot, ...signInRequests.logoutBot },
  logoutBotKeepingLanguage: {
    ...signIn.logoutBotKeepingLanguage,
    ...signInRequests.logoutBotKeepingLanguage,
  },
  authWithClick: { ...signIn.authWithClick, ...signInRequests.authWithClick },
  ...accountEndpoints,
  ...guestEndpoints,
  getMerchantBySub: { ...merchants.getMerchantBySub, ...merchantsRequests.getMerchantBySub },
  getMerchant: { ...merchants.getMerchant, ...merchantsRequests.getMerchant },
  listMerchants: { ...merchants.listMerchants, ...merchantsRequests.listMerchants },
  listBrands: { ...merchants.listBrands, ...merchantsRequests.listBrands },
  getAbout: { ...merchants.getAbout, ...merchantsRequests.getAbout },
  getWebSettings: { ...merchants.getWebSettings, ...merchantsRequests.getWebSettings },
  getClickAppSettings: { ...merchants.getClickAppSettings, ...merchantsRequests.getClickAppSettings },
  getOrderSettings: { ...merchants.getOrderSettings, ...merchantsRequests.getOrderSettings },
  getOrderSettingsById: { ...merchants.getOrderSettingsById, ...merchantsRequests.getOrderSettingsById },
  listBranches: { ...branches.listBranches, ...branchesRequests.listBranches },
  listFullBranches: { ...branches.listFullBranches, ...branchesRequests.listFullBranches },
  getBranch: { ...branches.getBranch, ...branchesRequests.getBranch },
  findClosestBranch: { ...branches.findClosestBranch, ...branchesRequests.findClosestBranch },
  listBranchOffers: { ...branches.listBranchOffers, ...branchesRequests.listBranchOffers },
  listHalls: { ...branches.listHalls, ...branchesRequests.listHalls },
  readOpening: { ...branches.readOpening, ...branchesRequests.readOpening },
  readTableLink: { ...branches.readTableLink, ...branchesRequests.readTableLink },
  listTableLinks: { ...branches.listTableLinks, ...branchesRequests.listTableLinks },
  listCities: { ...branches.listCities, ...branchesRequests.listCities },
  listRegions: { ...branches.listRegions, ...branchesRequests.listRegions },
  getOverall: { ...menu.getOverall, ...menuRequests.getOverall },
  readSaleVersion: { ...menu.readSaleVersion, ...menuRequests.readSaleVersion },
  getStopList: { ...menu.getStopList, ...menuRequests.getStopList },
  listGrades: { ...menu.listGrades, ...menuRequests.listGrades },
  gradeProduct: { ...menu.gradeProduct, ...menuRequests.gradeProduct },
  listReviews: { ...menu.listReviews, ...menuRequests.listReviews },
  listFavourites: { ...menu.listFavourites, ...menuRequests.listFavourites },
  addFavourite: { ...menu.addFavourite, ...menuRequests.addFavourite },
  removeFavourite: { ...menu.removeFavourite, ...menuRequests.removeFavourite },
  getPolicy: { ...content.getPolicy, ...contentRequests.getPolicy },
  getExtraPage: { ...content.getExtraPage, ...contentRequests.getExtraPage },
  reportClick: { ...content.reportClick, ...contentRequests.reportClick },
  listBanners: { ...content.listBanners, ...contentRequests.listBanners },
  listStories: { ...content.listStories, ...contentRequests.listStories },
  listVacancies: { ...content.listVacancies, ...contentRequests.listVacancies },
  getVacancy: { ...content.getVacancy, ...contentRequests.getVacancy },
  listNotifications: { ...content.listNotifications, ...contentRequests.listNotifications },
  readNotification: { ...content.readNotification, ...contentRequests.readNotification },
  uploadImage: { ...content.uploadImage, ...contentRequests.uploadImage },
  listAddresses: { ...addresses.listAddresses, ...addressesRequests.listAddresses },
  addAddress: { ...addresses.addAddress, ...addressesRequests.addAddress },
  updateAddress: { ...addresses.updateAddress, ...addressesRequests.updateAddress },
  removeAddress: { ...addresses.removeAddress, ...addressesRequests.removeAddress },
  reverseGeocode: { ...geo.reverseGeocode, ...geoRequests.reverseGeocode },
  searchAddress: { ...geo.searchAddress, ...geoRequests.searchAddress },
  calculateTariff: { ...geo.calculateTariff, ...geoRequests.calculateTariff },
  getCourier: { ...deliveries.getCourier, ...deliveriesRequests.getCourier },
  assignCourier: { ...deliveries.assignCourier, ...deliveriesRequests.assignCourier },
  releaseCourier: { ...deliveries.releaseCourier, ...deliveriesRequests.releaseCourier },
  setCourierStatus: { ...deliveries.setCourierStatus, ...deliveriesRequests.setCourierStatus },
  sendCourierPosition: { ...deliveries.sendCourierPosition, ...deliveriesRequests.sendCourierPosition },
  estimateCourier: { ...deliveries.estimateCourier, ...deliveriesRequests.estimateCourier },
  claimChanged: { ...deliveries.claimChanged, ...deliveriesRequests.claimChanged },
  listOrders: { ...orders.listOrders, ...ordersRequests.listOrders },
  listActiveOrders: { ...orders.listActiveOrders, ...ordersRequests.listActiveOrders },
  getOrder: { ...orders.getOrder, ...ordersRequests.getOrder },
  orderEvents: { ...orders.orderEvents, ...ordersRequests.orderEvents },
  placeOrder: { ...orders.placeOrder, ...ordersRequests.placeOrder },
  placeOrderAtTime: { ...orders.placeOrderAtTime, ...ordersRequests.placeOrderAtTime },
  quoteOrder: { ...orders.quoteOrder, ...ordersRequests.quoteOrder },
  cancelOrder: { ...orders.cancelOrder, ...ordersRequests.cancelOrder },
  gradeOrder: { ...orders.gradeOrder, ...ordersRequests.gradeOrder },
  repeatOrder: { ...orders.repeatOrder, ...ordersRequests.repeatOrder },
  moveOrder: { ...orders.moveOrder, ...ordersRequests.moveOrder },
  listSlots: { ...orders.listSlots, ...ordersRequests.listSlots },
  ...priceEndpoints,
  ...reservationEndpoints,
  getCheckout: { ...payments.getCheckout, ...paymentsRequests.getCheckout },
  getPayment: { ...payments.getPayment, ...paymentsRequests.getPayment },
  choosePayment: { ...payments.choosePayment, ...paymentsRequests.choosePayment },
  payByCard: { ...payments.payByCard, ...paymentsRequests.payByCard },
  markPaid: { ...payments.markPaid, ...paymentsRequests.markPaid },
  listRefunds: { ...payments.listRefunds, ...paymentsRequests.listRefunds },
  refundOrder: { ...payments.refundOrder, ...paymentsRequests.refundOrder },
  listPaymentMethods: { ...paymentMethods.listPaymentMethods, ...paymentMethodsRequests.listPaymentMethods },
  getCardForm: { ...cards.getCardForm, ...cardsRequests.getCardForm },
  listCards: { ...cards.listCards, ...cardsRequests.listCards },
  saveCard: { ...cards.saveCard, ...cardsRequests.saveCard },
  confirmCard: { ...cards.confirmCard, ...cardsRequests.confirmCard },
  removeCard: { ...cards.removeCard, ...cardsRequests.removeCard },
  openStaffSession: { ...staff.openStaffSession, ...staffRequests.openStaffSession },
  readStaffSession: { ...staff.readStaffSession, ...staffRequests.readStaffSession },
  endStaffSession: { ...staff.endStaffSession, ...staffRequests.endStaffSession },
  readBoard: { ...staff.readBoard, ...staffRequests.readBoard },
  boardEvents: { ...staff.boardEvents, ...staffRequests.boardEvents },
  moveBoardOrder: { ...staff.moveBoardOrder, ...staffRequests.moveBoardOrder },
  acknowledgeAlerts: { ...levers.acknowledgeAlerts, ...leversRequests.acknowledgeAlerts },
  settleTill: { ...levers.settleTill, ...leversRequests.settleTill },
  delayOrder: { ...staff.delayOrder, ...staffRequests.delayOrder },
  actOnTicket: { ...staff.actOnTicket, ...staffRequests.actOnTicket },
  saveKitchen: { ...staff.saveKitchen, ...staffRequests.saveKitchen },
  saveAutoAccept: { ...staff.saveAutoAccept, ...staffRequests.saveAutoAccept },
  openContact: { ...staff.openContact, ...staffRequests.openContact },
  readStops: { ...staff.readStops, ...staffRequests.readStops },
  stopProduct: { ...staff.stopProduct, ...staffRequests.stopProduct },
  returnProduct: { ...staff.returnProduct, ...staffRequests.returnProduct },
  ...stopEndpoints,
  setBusy: { ...levers.setBusy, ...leversRequests.setBusy },
  endBusy: { ...levers.endBusy, ...leversRequests.endBusy },
  pauseService: { ...levers.pauseService, ...leversRequests.pauseService },
  setCapacity: { ...levers.setCapacity, ...leversRequests.setCapacity },
  pauseBranch: { ...staff.pauseBranch, ...staffRequests.pauseBranch },
  resumeBranch: { ...staff.resumeBranch, ...staffRequests.resumeBranch },
  ...phoneOrderEndpoints,
  ...connectionEndpoints,
  ...doctorEndpoints,
  ...onboardingEndpoints,
  ...previewEndpoints,
  ...rejectionEndpoints,
  ...shiftEndpoints,
  listWaitingRefunds: { ...refunds.listWaitingRefunds, ...refundsRequests.listWaitingRefunds },
  finishRefund: { ...refunds.finishRefund, ...refundsRequests.finishRefund },
  readRefundTerms: { ...refunds.readRefundTerms, ...refundsRequests.readRefundTerms },
  refundAsStaff: { ...refunds.refundAsStaff, ...refundsRequests.refundAsStaff },
  ...deviceEndpoints,
  ...factorEndpoints,
  ...draftEndpoints,
  ...peopleEndpoints,
  ...dispatchEndpoints,
  ...orderEditEndpoints,
  ...reviewEndpoints,
  ...orderLogEndpoints,
  ...printingEndpoints,
  ...mapEndpoints,
  reportVitals: { ...vitals.reportVitals, ...vitalsRequests.reportVitals },
};

/** The name of a call in `endpoints`. */
export type EndpointName = keyof typeof endpoints;
