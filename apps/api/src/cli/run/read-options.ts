import { basename } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Joins each text option with the argument after it. `parseArgs` refuses a value that begins with a dash, such as the
 * id of a Telegram group or a southern latitude, unless it is written `--staff-chat=-100…`.
 */
function joined(args: readonly string[], options: Options): string[] {
  const isOption = (text: string) => /^--[^=]/.test(text) && (text.slice(2).split('=')[0] ?? '') in options;
  const result: string[] = [];
  for (let i = 0; i < args.length; i += 1) {
    const arg = args[i]!;
    const value = args[i + 1];
    const takesText = arg.startsWith('--') && options[arg.slice(2)]?.type === 'string';
    if (takesText && value !== undefined && !isOption(value)) {
      result.push(`${arg}=${value}`);
      i += 1;
    } else result.push(arg);
  }
  return result;
}

/** A usage as this installation types it: `pnpm brand:new` in the repository is `dasturxon brand new` in a release. */
export const usageAsTyped = (usage: string, program = basename(process.argv[1] ?? '')): string =>
  program === 'dasturxon.js'
    ? usage.replaceAll(/^pnpm (\w+)(?::(\w+))?/gm, (_, area: string, what?: string) =>
        ['dasturxon', area, ...(what ? [what] : [])].join(' '),
      )
    : usage;

/**
 * The options of a command. A value may begin with a dash. `--help` prints the usage and ends the process with code 0;
 * an option that the command does not have, or that lacks its value, prints the error and the usage and ends it with 1.
 */
export function readOptions<const O extends Options>(
  options: O,
  usage: string,
  args = process.argv.slice(2),
) {
  if (args.includes('--help')) {
    console.log(usageAsTyped(usage));
    return process.exit(0);
  }
  try {
    return parseArgs({ args: joined(args, options), options, allowPositionals: true }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usageAsTyped(usage)}`);
    return process.exit(1);
  }
}

/** Ends a command that lacks an option it needs. */
export function exitWithUsage(usage: string): never {
  console.error(usageAsTyped(usage));
  process.exit(1);
}
