import type { Finding, FindingCode } from '@dasturxon/core/brand-doctor';

/** What the command line prints for a finding; `{fact}` is filled in. */
const SENTENCES: Record<FindingCode, string> = {
  'dish.noBranch': 'no open branch sells it: tick a branch',
  'dish.noService': 'its branches offer no service that it is sold by: allow delivery or pick-up',
  'dish.unanswerable': 'a required choice cannot be made: add options or lower the minimum',
  'dish.neverOnSale': 'its hours and those of its branches never meet: change the rule',
  'price.zero': 'it costs nothing: set a price',
  'price.outlier': 'its price {price} is more than ten times the usual one: check the zeros',
  'price.emptyDiscount': 'a discount of {percent} % takes nothing off',
  'text.missing': 'texts are missing in {languages}',
  'text.cyrillic': 'the Uzbek text has Cyrillic letters',
  'text.long': 'the name has {length} letters, cards show 60',
  'picture.none': 'it has no picture',
  'picture.lost': 'the file of {image} is lost: upload it again',
  'picture.small': 'its picture is only {side} px wide',
  'picture.shared': 'it has the picture of {other}',
  'look.contrast': 'text on {color} has a contrast of {ratio}:1; buttons are drawn in {shown}',
  'hours.never': 'it is never open for {service}: set hours or switch the service off',
  'hours.unreadable': 'the hours of {days} are no times of a day',
  'hours.overlap': 'the hours for {service} overlap on {days}',
  'hours.impossible':
    'the hours for {service} cannot be on {days}: check special days and hours past midnight',
  'hours.lastOrder':
    'the hours for {service} on {days} are not longer than the minutes before the last order',
  'hours.pastDay': 'its special days are over: {days}',
  'zone.none': 'addresses are checked and there is no zone: draw one',
  'zone.noBranch': 'no open branch delivers there',
  'zone.empty': 'its border encloses nothing: draw it again',
  'zone.crossesItself': 'its border crosses itself: draw it again',
  'zone.overlap': 'it overlaps {other}, which has another price: the lower one is charged',
  'branch.outsideZone': 'it lies outside the zones that it delivers in',
  'payment.none': 'nothing can be paid at {platform}, so nothing can be ordered there',
  'payment.noAccount': 'it is offered without an account: run brand:pay',
  'payment.silent': 'its last call is older than seven days: check the callback address',
  'payment.untested':
    'since its keys were set, neither a test nor a call of the provider has shown that they are right: test the connection',
  'till.unmapped': 'dishes have no id of the till, which takes no order with one: {count}, such as {dish}',
  'till.menuDiffers': 'the menu of the till differs: {count}, such as {dish}',
  'service.none': 'neither delivery nor pick-up nor dine-in is on',
  'service.noBranch': '{service} is on and no open branch has it',
  'setting.noEffect': 'it is on and has nothing to show',
  'sms.noAccount': 'codes cannot be sent: run brand:sms',
  'sms.refused': 'the gateway refuses the login or the password: run brand:sms',
  'sms.balanceEmpty': '{balance} soʻm are left, no code can be sent: top the account up',
  'sms.balanceLow': 'only {balance} soʻm are left: top the account up',
  'bot.noStaffChat': 'the bot has no staff group: run brand:bot --staff-chat',
  'bot.refused': 'Telegram refuses the token: run brand:bot with the one of BotFather',
  'bot.webhookElsewhere': 'its updates go to another address: run brand:bot with its token',
  'bot.webhookFails': 'its updates do not arrive, {pending} are waiting: {error}',
  'bot.groupLost': 'the bot cannot write to its staff group: add it again, or run brand:bot --staff-chat',
  'fiscal.noMxik': 'its MXIK is missing: no fiscal receipt can be made',
  'fiscal.wrongMxik': '{mxik} is not a MXIK: it has 17 digits',
  'fiscal.noPackage': 'the package code of {mxik} is missing: no fiscal receipt can be made',
  'policy.empty': 'the page is on and has no text',
  'promo.neverRuns': 'it ends before it begins: change its dates',
  'promo.endsToday': 'it ends today',
  'promo.usedUp': 'all its uses are gone and it is still on',
  'promo.worthless': 'it takes nothing off',
  'link.dead': 'it leads to {to}, which is not on the menu',
  'domain.unverified': 'the host name is not verified',
  'domain.certificateInvalid': 'browsers refuse its certificate ({problem}): look at the log of the proxy',
  'domain.certificateEnds':
    'its certificate ends on {date} and was not renewed: look at the log of the proxy',
  'staff.noOwner': 'no administrator can sign in: run brand:staff',
  'staff.noManager': 'only one person can manage the brand: add a manager',
  'staff.noFactor': 'no second factor: add an authenticator app or a passkey at the sign-in',
  'stop.forgotten': 'it has been stopped at {branch} for more than 30 days: hide it or bring it back',
};

const MARKS = { error: '✗', warning: '!' } as const;

/** A finding as a line for the person at the keyboard. */
export function findingLine({ code, severity, where, facts, isFixable }: Finding): string {
  const sentence = SENTENCES[code].replace(/\{(\w+)\}/g, (_, fact: string) => facts[fact] ?? '');
  const named = where.name === where.id ? where.id : `${where.name} (${where.id})`;
  return `${MARKS[severity]} ${code} ${where.kind} ${named}: ${sentence}${isFixable ? ' [--fix]' : ''}`;
}

/** A service that did not answer, as a line: no finding, but something that was not examined. */
export const unansweredLine = (service: string): string =>
  `? ${service} did not answer: what it knows was not examined`;
