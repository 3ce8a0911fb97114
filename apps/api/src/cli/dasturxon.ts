import { exitWithUsage } from './run/read-options.ts';

type Program = () => Promise<unknown>;

/** The commands of the release archive. Each file runs when it is imported and reads the arguments that are left. */
const COMMANDS: Readonly<Record<string, Program>> = {
  serve: async () => (await import('../serve.ts')).serve(),
  migrate: () => import('./migrate.ts'),
  doctor: () => import('./doctor.ts'),
  backup: () => import('./upkeep/backup.ts'),
  'backup key': () => import('./upkeep/backup-key.ts'),
  'backup verify': () => import('./upkeep/backup-verify.ts'),
  restore: () => import('./upkeep/restore.ts'),
  'brand new': () => import('./brand-new.ts'),
  'brand export': () => import('./brand/brand-export.ts'),
  'brand import': () => import('./brand/brand-import.ts'),
  'brand clone': () => import('./brand/brand-clone.ts'),
  'brand menu': () => import('./brand/brand-menu.ts'),
  'brand doctor': () => import('./brand/brand-doctor.ts'),
  'brand bot': () => import('./brand-bot.ts'),
  'brand pay': () => import('./brand-pay.ts'),
  'brand sms': () => import('./brand-sms.ts'),
  'brand staff': () => import('./brand-staff.ts'),
  'brand sign-out': () => import('./brand/brand-sign-out.ts'),
  'brand promos': () => import('./brand/brand-promos.ts'),
  'brand keys': () => import('./brand-keys.ts'),
  'brand webhooks': () => import('./brand-webhooks.ts'),
  'brand reviews': () => import('./brand/brand-reviews.ts'),
  'brand crm': () => import('./connect/brand-crm.ts'),
  'brand aggregator': () => import('./connect/brand-aggregator.ts'),
  'brand connect': () => import('./connect/brand-connect.ts'),
  'keys reseal': () => import('./upkeep/keys-reseal.ts'),
  'pictures move': () => import('./pictures-move.ts'),
  'money check': () => import('./money-check.ts'),
};

const USAGE = Object.keys(COMMANDS)
  .map((command) => `dasturxon ${command} [--help]`)
  .join('\n');

const [node = '', program = '', ...args] = process.argv;
const chosen = [args.slice(0, 2).join(' '), args[0] ?? ''].find((typed) => Object.hasOwn(COMMANDS, typed));

if (chosen !== undefined) {
  process.argv = [node, program, ...args.slice(chosen.split(' ').length)];
  await COMMANDS[chosen]?.();
} else if (args.length === 0 || args[0] === '--help') console.log(USAGE);
else exitWithUsage(`unknown command: ${args[0]}\n\n${USAGE}`);
