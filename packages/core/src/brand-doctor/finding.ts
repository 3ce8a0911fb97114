/** How bad a finding is: guests lose something now, or may lose it. */
export type Severity = 'error' | 'warning';

/**
 * What the brand doctor finds (C4). A code is also the key of its message. An error costs orders or breaks a page; a
 * warning looks wrong or will cost orders.
 */
export const FINDINGS = {
  'dish.noBranch': 'error',
  'dish.noService': 'error',
  'dish.unanswerable': 'error',
  'dish.neverOnSale': 'error',
  'price.zero': 'error',
  'price.outlier': 'warning',
  'price.emptyDiscount': 'warning',
  'text.missing': 'warning',
  'text.cyrillic': 'warning',
  'text.long': 'warning',
  'picture.none': 'warning',
  'picture.lost': 'error',
  'picture.small': 'warning',
  'picture.shared': 'warning',
  'look.contrast': 'warning',
  'hours.never': 'error',
  'hours.unreadable': 'error',
  'hours.overlap': 'warning',
  'hours.impossible': 'warning',
  'hours.pastDay': 'warning',
  'hours.lastOrder': 'warning',
  'zone.none': 'error',
  'zone.noBranch': 'error',
  'zone.empty': 'error',
  'zone.crossesItself': 'error',
  'zone.overlap': 'warning',
  'branch.outsideZone': 'warning',
  'payment.none': 'error',
  'payment.noAccount': 'error',
  'payment.silent': 'warning',
  'payment.untested': 'warning',
  'till.unmapped': 'error',
  'till.menuDiffers': 'warning',
  'service.none': 'error',
  'service.noBranch': 'error',
  'setting.noEffect': 'warning',
  'sms.noAccount': 'error',
  'sms.refused': 'error',
  'sms.balanceEmpty': 'error',
  'sms.balanceLow': 'warning',
  'bot.noStaffChat': 'warning',
  'bot.refused': 'error',
  'bot.webhookElsewhere': 'error',
  'bot.webhookFails': 'error',
  'bot.groupLost': 'error',
  'fiscal.noMxik': 'error',
  'fiscal.wrongMxik': 'error',
  'fiscal.noPackage': 'error',
  'policy.empty': 'error',
  'promo.neverRuns': 'warning',
  'promo.endsToday': 'warning',
  'promo.usedUp': 'warning',
  'promo.worthless': 'warning',
  'link.dead': 'error',
  'domain.unverified': 'error',
  'domain.certificateInvalid': 'error',
  'domain.certificateEnds': 'warning',
  'staff.noOwner': 'error',
  'staff.noManager': 'warning',
  'staff.noFactor': 'warning',
  'stop.forgotten': 'warning',
} as const satisfies Record<string, Severity>;

/** The code of a finding. */
export type FindingCode = keyof typeof FINDINGS;

/** A kind of thing that a finding is about. */
export type FindingPlace =
  | 'product'
  | 'category'
  | 'branch'
  | 'region'
  | 'payment'
  | 'setting'
  | 'policy'
  | 'promo'
  | 'banner'
  | 'story'
  | 'domain'
  | 'staff';

/** One finding: its code, the thing that it is about, and the facts that its message names. */
export type Finding = {
  code: FindingCode;
  severity: Severity;
  where: { kind: FindingPlace; id: string; name: string };
  facts: Readonly<Record<string, string>>;
  /** Whether the doctor can mend it without a loss: what it changes shows or takes nothing that works. */
  isFixable: boolean;
};

/** Findings that can be mended safely: what they switch off or remove has no effect, or is wrong already. */
const FIXABLE: readonly FindingCode[] = [
  'price.emptyDiscount',
  'setting.noEffect',
  'promo.usedUp',
  'hours.pastDay',
  'text.cyrillic',
];

/** A finding of a code, with its severity and whether it can be mended. */
export function finding(code: FindingCode, where: Finding['where'], facts: Finding['facts'] = {}): Finding {
  const isFixable = FIXABLE.includes(code) || (code === 'link.dead' && where.kind === 'banner');
  return { code, severity: FINDINGS[code], where, facts, isFixable };
}
