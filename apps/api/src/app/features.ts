import { agentsRoutes } from '../agents/agents.routes.ts';
import { addressesRoutes } from '../addresses/addresses.routes.ts';
import { backOfficeRoutes } from '../back-office/back-office.routes.ts';
import { connectionsRoutes } from '../back-office/connections/connections.routes.ts';
import { refundsRoutes } from '../back-office/refunds/refunds.routes.ts';
import { dispatchRoutes } from '../back-office/dispatch/dispatch.routes.ts';
import { editorRoutes } from '../back-office/editor.routes.ts';
import { doctorRoutes } from '../brand-doctor/screen/doctor.routes.ts';
import { examineArea } from '../brand-doctor/screen/examine-area.ts';
import { botRoutes } from '../bot/bot.routes.ts';
import { broadcastRoutes } from '../broadcasts/broadcasts.routes.ts';
import { catalogRoutes } from '../catalog/catalog.routes.ts';
import { clickRoutes } from '../click/click.routes.ts';
import { contentRoutes } from '../content/content.routes.ts';
import { couriersRoutes } from '../couriers/couriers.routes.ts';
import { favouritesRoutes } from '../favourites/favourites.routes.ts';
import { geoRoutes } from '../geo/geo.routes.ts';
import { gradesRoutes } from '../grades/grades.routes.ts';
import type { Serve } from '../http/serving/serving.ts';
import type { Deps } from './deps.ts';
import { brandDeletionRoutes } from '../brand-file/deletion/brand-deletion.routes.ts';
import { brandFileRoutes } from '../brand-file/screen/brand-file.routes.ts';
import { menuFileRoutes } from '../menu-file/screen/menu-file.routes.ts';
import { mapsRoutes } from '../maps/maps.routes.ts';
import { merchantsRoutes } from '../merchants/merchants.routes.ts';
import { notificationsRoutes } from '../notifications/notifications.routes.ts';
import { guestPicturesRoutes } from '../guest-pictures/guest-pictures.routes.ts';
import { groupsRoutes } from '../orders/groups/groups.routes.ts';
import { ordersRoutes } from '../orders/orders.routes.ts';
import { paymentsRoutes } from '../payments/payments.routes.ts';
import { picturesRoutes } from '../pictures/pictures.routes.ts';
import { onboardingRoutes } from '../onboarding/onboarding.routes.ts';
import { placesRoutes } from '../places/places.routes.ts';
import { reservationsRoutes } from '../reservations/reservations.routes.ts';
import { signInRoutes } from '../sign-in/sign-in.routes.ts';
import { tablesRoutes } from '../tables/tables.routes.ts';
import { tariffsRoutes } from '../tariffs/tariffs.routes.ts';
import { usersRoutes } from '../account/account.routes.ts';
import { vacanciesRoutes } from '../vacancies/vacancies.routes.ts';
import { vitalsRoutes } from '../vitals/vitals.routes.ts';
import { webbotRoutes } from '../webbot/webbot.routes.ts';

/** Every feature of the contract; each mounts its own endpoints. */
export const FEATURES: readonly ((serve: Serve<Deps>) => void)[] = [
  signInRoutes,
  webbotRoutes,
  botRoutes,
  clickRoutes,
  usersRoutes,
  merchantsRoutes,
  placesRoutes,
  catalogRoutes,
  contentRoutes,
  broadcastRoutes,
  vacanciesRoutes,
  notificationsRoutes,
  favouritesRoutes,
  gradesRoutes,
  addressesRoutes,
  geoRoutes,
  tariffsRoutes,
  paymentsRoutes,
  ordersRoutes,
  groupsRoutes,
  reservationsRoutes,
  tablesRoutes,
  couriersRoutes,
  picturesRoutes,
  guestPicturesRoutes,
  vitalsRoutes,
  agentsRoutes,
  mapsRoutes,
  backOfficeRoutes,
  refundsRoutes,
  dispatchRoutes,
  connectionsRoutes,
  menuFileRoutes,
  brandFileRoutes,
  brandDeletionRoutes,
  doctorRoutes,
  editorRoutes(examineArea),
  onboardingRoutes,
];
