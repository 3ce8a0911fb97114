import { exchange } from '@dasturxon/core/http';

import { localOrigin } from '../../http/own-tls.ts';
import { readManagementFile } from '../../management/management-file.ts';
import { readEnv, type Env } from '../../kernel/env.ts';

/** A backup of a large database takes minutes. */
const COMMAND_MS = 60 * 60_000;

/** What a command prints: what it did, or why it did nothing. */
export type Answer = { result?: string; error?: string };

/** The running server's answer, or null when none is running. */
async function askServer(env: Env, name: string, given: object): Promise<Answer | null> {
  const management = readManagementFile(env.DATA_DIR);
  if (!management) return null;
  const answer = await exchange(
    {
      url: `${localOrigin(env, management.port)}/commands/${name}`,
      method: 'POST',
      headers: { authorization: `Bearer ${management.token}` },
      body: given,
      timeoutMs: COMMAND_MS,
    },
    { fetch },
  ).catch(() => null);
  if (answer?.body === undefined) return answer && { error: `The server answered ${answer.status}.` };
  return answer.body;
}

/** Loads the database and every feature only where no running server does the work. */
async function runWithoutServer(env: Env, name: string, given: object): Promise<Answer> {
  const { runHere } = await import('./run-here.ts');
  return runHere(env, name, given);
}

/** The environment. Ends the command with a sentence per problem. */
export function commandEnv(): Env {
  const reading = readEnv(process.env);
  if ('env' in reading) return reading.env;
  console.error(reading.problems.join('\n'));
  return process.exit(1);
}

/** A command's answer: from a real database directly, else from the server that holds the folder, else from the folder. */
export async function answerTo(env: Env, name: string, given: object): Promise<Answer> {
  const answer = env.DATABASE_URL ? null : await askServer(env, name, given);
  return answer ?? runWithoutServer(env, name, given);
}

/** Prints an answer and ends the process, with code 1 after an error. */
export function exitWith({ error, result }: Answer): never {
  if (error) console.error(error);
  else console.log(result);
  process.exit(error ? 1 : 0);
}

/** Runs a command and ends the process. */
export async function runCommand(name: string, given: object): Promise<never> {
  return exitWith(await answerTo(commandEnv(), name, given));
}
