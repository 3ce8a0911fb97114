import { checkAccounts, checkFiscal, checkStops, checkTill } from './check-accounts.ts';
import { checkLinks, checkPolicies, checkPromos } from './check-content.ts';
import { checkDishes } from './check-dishes.ts';
import { checkHours } from './check-hours.ts';
import { checkLook } from './check-look.ts';
import { checkBot, checkCertificates, checkSmsAccounts } from './check-outside.ts';
import { checkPictures } from './check-pictures.ts';
import { checkPrices } from './check-prices.ts';
import { checkPayments, checkServices, checkSwitches } from './check-sales.ts';
import { checkTexts } from './check-texts.ts';
import { checkYear } from './check-year.ts';
import { checkZones } from './check-zones.ts';
import type { CheckedBrand } from './checked-brand.ts';
import type { Finding } from './finding.ts';

const CHECKS: readonly ((brand: CheckedBrand) => Finding[])[] = [
  checkDishes,
  checkPrices,
  checkTexts,
  checkPictures,
  checkLook,
  checkHours,
  checkYear,
  checkZones,
  checkServices,
  checkPayments,
  checkSwitches,
  checkPolicies,
  checkPromos,
  checkLinks,
  checkFiscal,
  checkAccounts,
  checkSmsAccounts,
  checkBot,
  checkCertificates,
  checkTill,
  checkStops,
];

/** What guests of a brand cannot buy, read or reach, and what is about to go wrong (C4): errors first. */
export function checkBrand(brand: CheckedBrand): Finding[] {
  const found = CHECKS.flatMap((check) => check(brand));
  const isError = ({ severity }: Finding) => severity === 'error';
  return [...found.filter(isError), ...found.filter((one) => !isError(one))];
}
