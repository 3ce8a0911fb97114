import { DAY_MS } from '../kernel/durations.ts';
import { activeBranches } from '../branch/list-branches.ts';
import { offersBooking, offersService } from '../branch/branch-services.ts';
import { offeredPayments, type PaymentPlatform } from '../payment/offered-payments.ts';
import { paymentBrand } from '../payment/payment.schema.ts';
import { isPromoRunning } from '../promo/apply-promo.ts';
import type { CheckedBrand } from './checked-brand.ts';
import { finding, type Finding } from './finding.ts';
import { placeOf } from './names.ts';

/** A provider that called before, and not for so long, has probably lost our address. */
const SILENT_MS = 7 * DAY_MS;

function platformsOf({ bot, hasClickApp, settings }: CheckedBrand): PaymentPlatform[] {
  return [
    'WEB',
    ...(bot.hasToken ? (['TG'] as const) : []),
    ...(hasClickApp ? (['CLICK'] as const) : []),
    ...(settings.services.includes('DINE_IN') ? (['QR'] as const) : []),
  ];
}

/** Places where an order cannot be paid, providers without an account, and providers that went silent. */
export function checkPayments(brand: CheckedBrand): Finding[] {
  const { payments, settings, now } = brand;
  const rows = payments.map(({ setting }) => setting);
  const unpaid = platformsOf(brand).filter(
    (platform) => !offeredPayments(rows, { switches: settings.payments, platform }).ok,
  );
  const live = payments.filter(({ setting }) => setting.isActive && paymentBrand(setting.type) !== null);
  const place = ({ setting }: (typeof live)[number]) =>
    placeOf(brand, 'payment', { id: setting.type, name: paymentBrand(setting.type) });
  return [
    ...unpaid.map((platform) =>
      finding('payment.none', placeOf(brand, 'setting', { id: 'payments' }), { platform }),
    ),
    ...live.filter(({ hasAccount }) => !hasAccount).map((one) => finding('payment.noAccount', place(one))),
    ...live
      .filter(({ lastCallAt }) => lastCallAt !== null && now.getTime() - lastCallAt.getTime() > SILENT_MS)
      .map((one) => finding('payment.silent', place(one))),
    ...live
      .filter(({ hasAccount, isUntested }) => hasAccount && isUntested)
      .map((one) => finding('payment.untested', place(one))),
  ];
}

/** Services that no branch has, and a brand without any. */
export function checkServices(brand: CheckedBrand): Finding[] {
  const { services } = brand.settings;
  if (services.length === 0) return [finding('service.none', placeOf(brand, 'setting', { id: 'services' }))];
  const branches = activeBranches(brand.branches);
  return services
    .filter((service) => !branches.some((branch) => offersService(branch, service)))
    .map((service) =>
      finding('service.noBranch', placeOf(brand, 'setting', { id: 'services' }), { service }),
    );
}

/** Switches that are on and show nothing. The ids are the names of the settings. */
export function checkSwitches(brand: CheckedBrand): Finding[] {
  const { settings, now, zone } = brand;
  const { features } = settings;
  const isBookable = brand.hallCount > 0 && activeBranches(brand.branches).some(offersBooking);
  const idle = {
    bannersActive: features.banners && brand.banners.length === 0,
    storiesActive: features.stories && brand.stories.length === 0,
    vacanciesActive: features.vacancies && brand.vacancyCount === 0,
    promoActive: features.promo && !brand.promos.some((promo) => isPromoRunning(promo, { now, zone })),
    bookingActive: features.booking && !isBookable,
    cashbackActive: features.cashback && brand.orderSettings.cashbackPercent === 0,
  };
  return Object.entries(idle)
    .filter(([, isIdle]) => isIdle)
    .map(([id]) => finding('setting.noEffect', placeOf(brand, 'setting', { id })));
}
