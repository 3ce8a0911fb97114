import type { Language } from '../kernel/language.ts';
import type { PaymentSwitch } from '../merchant/merchant-settings.ts';
import { isLivePayment } from '../payment/offered-payments.ts';
import { providerOf } from '../payment/payable.ts';
import type { PaymentType } from '../payment/payment.schema.ts';
import type { TestOutcome } from './connections.schema.ts';

/** What is known of the keys of an account. `setAt`: null for keys that were not set by a person here. */
export type AccountProof = {
  setAt: Date | null;
  /** The last test of these keys. */
  test: { outcome: TestOutcome; at: Date } | null;
  /** When the provider last made a call that was right. */
  lastCallAt: Date | null;
  /** When a person accepted these keys without a test. */
  acceptedAt: Date | null;
};

/**
 * Whether nothing has shown yet that the keys are right: neither a test that passed nor a right call of the provider after they were
 * set. A test that cannot ask the provider (`callsOnly`) shows nothing.
 */
export function isUntestedAccount({
  setAt,
  test,
  lastCallAt,
}: Pick<AccountProof, 'setAt' | 'test' | 'lastCallAt'>): boolean {
  if (setAt === null) return false;
  const passed = [test?.outcome === 'good' ? test.at : null, lastCallAt];
  return !passed.some((at) => at !== null && at >= setAt);
}

/** Whether offering the account to guests needs the typed confirmation: it is untested and was not accepted as it is. */
export const needsAcceptance = (proof: AccountProof): boolean =>
  isUntestedAccount(proof) && !(proof.acceptedAt !== null && proof.acceptedAt >= proof.setAt!);

/** What a person types to offer an untested account. */
export const ACCEPTANCE_PHRASES: Readonly<Record<Language, string>> = {
  uz: 'Bilaman',
  ru: 'Я знаю',
  eng: 'I know',
  ar: 'أعلم',
  kz: 'Білемін',
  tr: 'Biliyorum',
  zh: '我知道',
};

const folded = (text: string): string =>
  text.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en');

/** Whether a text is the phrase of any language; case and spaces around do not count. */
export const isAcceptance = (text: string | null | undefined): boolean =>
  typeof text === 'string' &&
  Object.values(ACCEPTANCE_PHRASES).some((phrase) => folded(phrase) === folded(text));

/** A way to pay and what is known of its keys. */
export type ProvenMethod = { type: PaymentType; isActive: boolean; proof: AccountProof };

/** Providers that a change of the settings' switches starts to offer and that need the typed confirmation. */
export function unprovenProviders(
  methods: readonly ProvenMethod[],
  { before, after }: Record<'before' | 'after', readonly PaymentSwitch[]>,
): PaymentType[] {
  const started = methods.filter(
    (method) =>
      isLivePayment(method, after) && !isLivePayment(method, before) && needsAcceptance(method.proof),
  );
  return [...new Set(started.map(({ type }) => providerOf(type)))];
}
