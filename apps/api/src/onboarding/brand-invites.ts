import { DAY_MS } from '@dasturxon/core/kernel';
import { SmsGateway } from '@dasturxon/core/merchant';
import type { BrandInviteOffer, SubCheck } from '@dasturxon/core/onboarding';
import { subProblem } from '@dasturxon/core/onboarding';
import { and, eq, gt } from 'drizzle-orm';
import { randomBytes, randomUUID } from 'node:crypto';
import * as v from 'valibot';

import type { Tx } from '../db/connect.ts';
import { merchants } from '../db/schema/merchants.ts';
import { brandInvites } from '../db/schema/editing/onboarding.ts';
import { apiError, found } from '../http/api-error.ts';
import type { CommandDeps, Deps } from '../http/serving/context.ts';
import { sha256 } from '../kernel/secrets.ts';
import { addressOfHost } from '../merchants/brand-addresses.ts';
import { namedMerchant } from '../merchants/named-merchant.ts';
import { isTakenMeanwhile, makeBrand, NewBrand, takenName } from '../new-brand/new-brand.ts';
import { changeSms, SmsAccount } from '../sign-in/sms/configure-sms.ts';
import { backOfficeHost } from '@dasturxon/core/merchant';

/** How long the link of a new owner works. */
export const LIFE_MS = 7 * DAY_MS;

/** The link of a new owner, with the SMS account by which its brand sends codes from the first minute. */
export const BrandInvitation = v.pipe(
  v.object({ gateway: v.optional(SmsGateway), account: v.optional(SmsAccount) }),
  v.check(
    ({ gateway, account }) => (gateway === undefined) === (account === undefined),
    '--gateway and --account go together',
  ),
);
type BrandInvitation = v.InferOutput<typeof BrandInvitation>;

type InviteRow = typeof brandInvites.$inferSelect;
export type InviteDeps = Pick<Deps, 'db' | 'env' | 'now' | 'newId' | 'secrets' | 'tenants' | 'log'>;

const seal = (id: string) => `brand-invite|${id}`;
/** The host that a short name gives. */
export const brandHost = (sub: string, { env }: Pick<Deps, 'env'>) => `${sub}.${env.PLATFORM_HOST}`;

/** Whether this deployment gives brands addresses: it has a host for them, or is a demo. */
export const givesAddresses = ({ PLATFORM_HOST, SANDBOX }: Deps['env']): boolean =>
  PLATFORM_HOST !== 'localhost' || SANDBOX;

/** Where the owner of a new brand signs in for the first time. */
export const ownerPage = (sub: string, token: string, deps: Pick<Deps, 'env'>) =>
  `${addressOfHost(backOfficeHost(brandHost(sub, deps)), deps)}own#${token}`;

/** The page of the link: on the platform's host. Throws where no host of the platform is set. */
function linkOf(token: string, deps: Pick<Deps, 'env'>): string {
  const { PLATFORM_HOST: host } = deps.env;
  if (!givesAddresses(deps.env))
    throw new Error('set PLATFORM_HOST to the host under which brands get theirs, such as eats.example.uz');
  return host === 'localhost'
    ? `${addressOfHost('start.localhost', deps).replace('start.', '')}start#${token}`
    : `https://${host}/start#${token}`;
}

/** Makes the link of a new owner and returns it; its token is stored as a hash alone (BO-330). */
export async function inviteOwner(deps: CommandDeps, given: BrandInvitation): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const link = linkOf(token, deps);
  const id = randomUUID();
  const expiresAt = new Date(deps.now().getTime() + LIFE_MS);
  const sms = given.account ? deps.secrets.seal({ ...given }, seal(id)) : null;
  await deps.db.asPlatform((tx) =>
    tx.insert(brandInvites).values({ id, tokenHash: sha256(token), sms, createdAt: deps.now(), expiresAt }),
  );
  return `The link makes one brand and works until ${expiresAt.toISOString().slice(0, 10)}:\n  ${link}`;
}

/** The living invitation of a token. Throws invite.invalid. */
export async function inviteOf(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  { token, isLocked = false }: { token: string; isLocked?: boolean },
): Promise<InviteRow> {
  const query = tx
    .select()
    .from(brandInvites)
    .where(and(eq(brandInvites.tokenHash, sha256(token)), gt(brandInvites.expiresAt, now())));
  const [row] = await (isLocked ? query.for('update') : query);
  return found(row, 'invite.invalid');
}

/** The brand that an invitation has made, and where its owner goes on; null: none yet. */
export async function madeOf(deps: InviteDeps, tx: Tx, { row, token }: { row: InviteRow; token: string }) {
  if (row.madeId === null) return null;
  const [made] = await tx
    .select({ sub: merchants.sub, data: merchants.data })
    .from(merchants)
    .where(eq(merchants.merchantId, row.madeId));
  if (!made) return null;
  const { uz = made.sub } = v.parse(v.object({ uz: v.optional(v.string()) }), made.data['name'] ?? {});
  return { name: uz, goTo: ownerPage(made.sub, token, deps) };
}

/** What a link offers: a brand to make, or the one that it has made. Throws invite.invalid. */
export const readInvite = (deps: InviteDeps, token: string): Promise<BrandInviteOffer> =>
  deps.db.asPlatform(async (tx) => {
    const row = await inviteOf(deps, tx, { token });
    const made = await madeOf(deps, tx, { row, token });
    return { expiresAt: row.expiresAt.toISOString(), platformHost: deps.env.PLATFORM_HOST, made };
  });

/** Why a short name cannot be taken; null for one that is free. */
export async function problemOfSub(deps: InviteDeps, tx: Tx, sub: string): Promise<SubCheck['problem']> {
  const problem = subProblem(sub);
  if (problem) return problem;
  return (await takenName(tx, { sub, hosts: [brandHost(sub, deps)] })) ? 'taken' : null;
}

/** Whether a short name is free. Throws invite.invalid: without a link it cannot be asked which brands there are. */
export const checkSub = (
  deps: InviteDeps,
  { token, sub }: { token: string; sub: string },
): Promise<SubCheck> =>
  deps.db.asPlatform(async (tx) => {
    await inviteOf(deps, tx, { token });
    return { problem: await problemOfSub(deps, tx, sub) };
  });

type Wanted = Pick<NewBrand, 'name' | 'sub' | 'language' | 'languages' | 'template'> & { token: string };

/** The brand's SMS account, as the operator gave it with the link. */
async function takeSms(deps: InviteDeps, tx: Tx, { row, sub }: { row: InviteRow; sub: string }) {
  const { gateway, account } = v.parse(BrandInvitation, deps.secrets.open(row.sms ?? '', seal(row.id)) ?? {});
  if (!gateway) return;
  const merchant = await namedMerchant(deps, tx, sub);
  await changeSms(deps, tx, { merchant, gateway, account, countryCodes: undefined, telegram: undefined });
}

/** The brand that a locked invitation makes. */
async function makeOf(deps: InviteDeps, tx: Tx, { row, ...wanted }: Wanted & { row: InviteRow }) {
  const { token, ...given } = wanted;
  const hosts = [brandHost(given.sub, deps)];
  const made = await makeBrand(deps, tx, v.parse(NewBrand, { ...given, hosts, menu: null }));
  if ('taken' in made) throw apiError('brand.subTaken');
  await takeSms(deps, tx, { row, sub: given.sub });
  await tx
    .update(brandInvites)
    .set({ madeId: made.merchantId, madeAt: deps.now(), sms: null })
    .where(eq(brandInvites.id, row.id));
  deps.log.info({ merchantId: made.merchantId }, 'brand made by invitation');
  return { goTo: ownerPage(given.sub, token, deps) };
}

/**
 * Makes the brand of an invitation: one, however often and at whatever moment the link is used; afterwards it leads to that
 * brand. Throws invite.invalid, brand.subTaken, and brand.subReserved for a name that no brand may have.
 */
export async function makeOwnBrand(deps: InviteDeps, wanted: Wanted): Promise<{ goTo: string }> {
  const outcome = await deps.db
    .asPlatform(async (tx) => {
      const row = await inviteOf(deps, tx, { token: wanted.token, isLocked: true });
      const made = await madeOf(deps, tx, { row, token: wanted.token });
      if (made) return { goTo: made.goTo };
      if (subProblem(wanted.sub)) throw apiError('brand.subReserved');
      return makeOf(deps, tx, { ...wanted, row });
    })
    .catch((error: unknown) => {
      throw isTakenMeanwhile(error) ? apiError('brand.subTaken') : error;
    });
  deps.tenants.forget();
  return outcome;
}

/** Whether a token is of the link that made this brand. Throws invite.invalid where it is not, or is too old. */
export const checkMaker = (
  deps: Pick<Deps, 'db' | 'now'>,
  merchantId: string,
  token: string,
): Promise<void> =>
  deps.db.asPlatform(async (tx) => {
    const row = await inviteOf(deps, tx, { token });
    if (row.madeId !== merchantId) throw apiError('invite.invalid');
  });
