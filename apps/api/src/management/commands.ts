import * as v from 'valibot';

import { SignedOutPeople, signOutPeople } from '../account/sign-out-people.ts';
import { AnsweredReview, answerReview } from '../grades/configure-reviews.ts';
import { backup } from '../backup/backup.ts';
import { restore } from '../backup/restore.ts';
import { ConfiguredWebhooks, configureWebhooks } from '../back-office/webhooks/configure-webhooks.ts';
import { ConfiguredBot, configureBot } from '../bot/setup/configure-bot.ts';
import { ClonedBrand, cloneBrand } from '../brand-file/clone-brand.ts';
import { ExportedBrand, exportBrand } from '../brand-file/export-brand.ts';
import { ImportedBrand, importBrand } from '../brand-file/import-brand.ts';
import { ExaminedBrands, examineBrands } from '../brand-doctor/examine-brands.ts';
import { seedBench } from '../bench-brand/seed-bench.ts';
import { ConfiguredKeys, configureKeys } from '../merchants/configure-keys.ts';
import { checkAllMoney } from '../payments/commands/check-money.ts';
import { ConfiguredPayment, configurePayment } from '../payments/commands/configure-payment.ts';
import { ExportedMenu, exportMenu, ImportedMenu, importMenu } from '../menu-file/menu-command.ts';
import { ConfiguredAggregator, configureAggregator } from '../aggregators/setup/configure-aggregator.ts';
import { reseal } from '../keys/reseal.ts';
import { movePictures } from '../pictures/move-pictures.ts';
import { NewBrand, newBrand } from '../new-brand/new-brand.ts';
import { BrandInvitation, inviteOwner } from '../onboarding/brand-invites.ts';
import { ConfiguredPromos, configurePromos } from '../orders/promos/configure-promos.ts';
import { ConfiguredSms, configureSms } from '../sign-in/sms/configure-sms.ts';
import { ConfiguredCrm, configureCrm } from '../crm/setup/configure-crm.ts';
import { ConfiguredTill, configureTill } from '../tills/setup/configure-till.ts';
import { ConfiguredStaff, configureStaff } from '../users/configure-staff.ts';
import type { CommandDeps } from '../http/serving/context.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));
const Products = v.object({ products: Count, pictures: v.optional(Count) });

const Backup = v.object({ to: v.string(), recipients: v.array(v.string()) });
const MovedPictures = v.object({ to: v.string(), from: v.optional(v.string()) });
const Restore = v.object({ from: v.string(), replace: v.boolean(), identity: v.optional(v.string()) });

/** What a command was given. Throws a sentence for each part that is wrong, which names it as it was typed. */
function read<S extends v.GenericSchema>(schema: S, given: unknown): v.InferOutput<S> {
  const { success, output, issues } = v.safeParse(schema, given);
  if (success) return output;
  const sentences = issues.map((issue) => {
    const part = v.getDotPath(issue);
    return part === null || issue.message.startsWith(part) ? issue.message : `${part}: ${issue.message}`;
  });
  throw new Error(sentences.join('\n'));
}

/** Commands that touch data. Each takes JSON and answers with a line for the person at the keyboard. */
export const COMMANDS: Record<string, (deps: CommandDeps, given: unknown) => Promise<string>> = {
  'money-check': (deps) => checkAllMoney(deps),
  backup: (deps, given) => backup(deps, read(Backup, given)),
  restore: (deps, given) => restore(deps, read(Restore, given)),
  'brand-new': (deps, given) => newBrand(deps, read(NewBrand, given)),
  'brand-invite': (deps, given) => inviteOwner(deps, read(BrandInvitation, given)),
  'brand-export': (deps, given) => exportBrand(deps, read(ExportedBrand, given)),
  'brand-import': (deps, given) => importBrand(deps, read(ImportedBrand, given)),
  'brand-clone': (deps, given) => cloneBrand(deps, read(ClonedBrand, given)),
  'menu-export': (deps, given) => exportMenu(deps, read(ExportedMenu, given)),
  'menu-import': (deps, given) => importMenu(deps, read(ImportedMenu, given)),
  'brand-doctor': (deps, given) => examineBrands(deps, read(ExaminedBrands, given)),
  'brand-bot': (deps, given) => configureBot(deps, read(ConfiguredBot, given)),
  'brand-pay': (deps, given) => configurePayment(deps, read(ConfiguredPayment, given)),
  'brand-sms': (deps, given) => configureSms(deps, read(ConfiguredSms, given)),
  'brand-staff': (deps, given) => configureStaff(deps, read(ConfiguredStaff, given)),
  'brand-sign-out': (deps, given) => signOutPeople(deps, read(SignedOutPeople, given)),
  'brand-keys': (deps, given) => configureKeys(deps, read(ConfiguredKeys, given)),
  'brand-promos': (deps, given) => configurePromos(deps, read(ConfiguredPromos, given)),
  'brand-reviews': (deps, given) => answerReview(deps, read(AnsweredReview, given)),
  'brand-webhooks': (deps, given) => configureWebhooks(deps, read(ConfiguredWebhooks, given)),
  'brand-connect': (deps, given) => configureTill(deps, read(ConfiguredTill, given)),
  'brand-crm': (deps, given) => configureCrm(deps, read(ConfiguredCrm, given)),
  'brand-aggregator': (deps, given) => configureAggregator(deps, read(ConfiguredAggregator, given)),
  'keys-reseal': (deps) => reseal(deps),
  'pictures-move': (deps, given) => movePictures(deps, read(MovedPictures, given)),
  'seed-bench': (deps, given) => seedBench(deps, read(Products, given)),
};
