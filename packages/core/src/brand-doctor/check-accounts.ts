import { DAY_MS } from '../kernel/durations.ts';
import { isMxik } from '../fiscal/fiscal-lines.ts';
import { dishesOf } from './check-dishes.ts';
import type { CheckedBrand } from './checked-brand.ts';
import { finding, type Finding } from './finding.ts';
import { placeOf } from './names.ts';

/** A dish that is stopped without an end for longer is probably off the menu for good. */
const FORGOTTEN_MS = 30 * DAY_MS;

/** Tax codes of dishes, where the brand makes fiscal receipts. */
export function checkFiscal(brand: CheckedBrand): Finding[] {
  const { fiscalCodes } = brand;
  if (fiscalCodes === null) return [];
  return dishesOf(brand).flatMap((product) => {
    const where = placeOf(brand, 'product', product);
    const mxik = product.mxicCode;
    if (!mxik) return finding('fiscal.noMxik', where);
    if (!isMxik(mxik)) return finding('fiscal.wrongMxik', where, { mxik });
    return product.packageCode || fiscalCodes[mxik] ? [] : finding('fiscal.noPackage', where, { mxik });
  });
}

/** Dishes that the till does not know, so that it takes no order with one, and what its menu has otherwise. */
export function checkTill(brand: CheckedBrand): Finding[] {
  const { till } = brand;
  if (till === null) return [];
  const where = placeOf(brand, 'setting', { id: 'till', name: till.name });
  const facts = ([dish = '']: readonly string[], count: number) => ({ dish, count: String(count) });
  const { unmapped, differing } = till;
  return [
    ...(unmapped.length > 0 ? [finding('till.unmapped', where, facts(unmapped, unmapped.length))] : []),
    ...(differing.length > 0 ? [finding('till.menuDiffers', where, facts(differing, differing.length))] : []),
  ];
}

/** SMS, the bot, host names and people. */
export function checkAccounts(brand: CheckedBrand): Finding[] {
  const { bot, staff, domains } = brand;
  const owners = staff.filter((role) => role === 'ADMIN').length;
  const setting = (id: string) => placeOf(brand, 'setting', { id });
  return [
    ...(brand.smsAccountCount > 0 ? [] : [finding('sms.noAccount', setting('smsGateway'))]),
    ...(bot.hasToken && bot.staffChats.length === 0
      ? [finding('bot.noStaffChat', setting('telegramStaffChat'))]
      : []),
    ...domains
      .filter(({ isVerified }) => !isVerified)
      .map(({ host }) => finding('domain.unverified', placeOf(brand, 'domain', { id: host }))),
    ...(owners === 0 ? [finding('staff.noOwner', placeOf(brand, 'staff', { id: 'ADMIN' }))] : []),
    ...(owners === 1 && !staff.includes('MANAGER')
      ? [finding('staff.noManager', placeOf(brand, 'staff', { id: 'MANAGER' }))]
      : []),
    ...brand.withoutFactor.map((person) => finding('staff.noFactor', placeOf(brand, 'staff', person))),
  ];
}

/** Dishes that a branch stopped without an end more than a month ago. */
export function checkStops(brand: CheckedBrand): Finding[] {
  const names = new Map(brand.menu.products.map((product) => [product.id, product]));
  const branches = new Map(brand.branches.map((branch) => [branch.id, branch]));
  return brand.stops
    .filter(({ since }) => since !== null && brand.now.getTime() - since.getTime() > FORGOTTEN_MS)
    .map(({ productId, branchId }) =>
      finding('stop.forgotten', placeOf(brand, 'product', names.get(productId) ?? { id: productId }), {
        branch: placeOf(brand, 'branch', branches.get(branchId) ?? { id: branchId }).name,
      }),
    );
}
