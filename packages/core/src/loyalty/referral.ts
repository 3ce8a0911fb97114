import { readAddressDetails } from '../address/address-details.schema.ts';
import { isSamePlace } from '../address/same-place.ts';
import type { Money } from '../kernel/money.ts';
import type { OrderSettings } from '../merchant/order-settings.schema.ts';

/** What an invitation gives, and from when on (B31). */
export type ReferralTerms = Pick<
  OrderSettings,
  'referralReward' | 'referralWelcome' | 'referralMinimum' | 'referralsPerMonth' | 'referralPromo'
>;

/** Whether guests of a brand can invite friends: some side gets something. */
export const isReferralOn = ({ referralReward, referralWelcome, referralPromo }: ReferralTerms): boolean =>
  referralReward > 0 || referralWelcome > 0 || referralPromo !== '';

/** The form of an invitation's code: eight letters and digits that are not mistaken for one another. */
export const INVITATION_CODE = /^[a-hj-km-np-z2-9]{8}$/;

/** Why the first order of an invited guest rewards no one. */
export type ReferralRefusal =
  | 'NOT_FIRST'
  | 'BELOW_MINIMUM'
  | 'SAME_PHONE'
  | 'SAME_ADDRESS'
  | 'SAME_CARD'
  | 'NO_REFERRER';

/** What is known of both guests when the invited one's order is closed. */
export type ReferralFacts = {
  /** No other order of this person was closed before. */
  isFirst: boolean;
  /** What stayed paid in money for its dishes, in so'm. */
  paid: Money;
  /** It went to the referrer's phone. */
  isSamePhone: boolean;
  /** It went to a door that the referrer has ordered to or saved. */
  isSameAddress: boolean;
  /** Both have saved the same card. */
  isSameCard: boolean;
  /** The referrer still has an account that may order. */
  hasReferrer: boolean;
  /** Rewards of the referrer in this month. */
  rewarded: number;
};

/** Points of both sides in whole so'm; the reward is 0 for a referrer who has had all rewards of the month. */
export type ReferralRewards = { welcome: Money; reward: Money };

/**
 * What the first order of an invited guest brings both sides once it is closed (B31), or why it brings nothing. A guest who
 * invites themselves under another name is known by phone, door or card.
 */
export function referralRewards(
  terms: ReferralTerms,
  facts: ReferralFacts,
): ReferralRewards | ReferralRefusal {
  const refusals: [boolean, ReferralRefusal][] = [
    [!facts.isFirst, 'NOT_FIRST'],
    [facts.paid <= 0 || facts.paid < terms.referralMinimum, 'BELOW_MINIMUM'],
    [facts.isSamePhone, 'SAME_PHONE'],
    [facts.isSameAddress, 'SAME_ADDRESS'],
    [facts.isSameCard, 'SAME_CARD'],
    [!facts.hasReferrer, 'NO_REFERRER'],
  ];
  const refusal = refusals.find(([is]) => is);
  if (refusal) return refusal[1];
  const isFull = facts.rewarded >= terms.referralsPerMonth;
  return { welcome: terms.referralWelcome, reward: isFull ? 0 : terms.referralReward };
}

/** A place with its door; `details` is the JSON text of an address. */
export type Door = {
  latitude: number;
  longitude: number;
  details?: string | null;
  houseNumber?: string | null;
};

const flatOf = (door: Door) => readAddressDetails(door).office.trim().toLowerCase();

/** Whether two addresses may be one door: the same place, and not two different flats of it. */
export function isSameDoor(one: Door, other: Door): boolean {
  const [flat, otherFlat] = [flatOf(one), flatOf(other)];
  return isSamePlace(one, other) && (flat === '' || otherFlat === '' || flat === otherFlat);
}
