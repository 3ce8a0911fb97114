import { readFileSync } from 'node:fs';

/** Variables whose value may lie in a file, which `NAME_FILE` names: a credential of systemd or a secret of Docker. */
const SECRETS = ['SECRET_KEY', 'DATABASE_URL', 'STORAGE_URL', 'VAPID_PRIVATE_KEY'] as const;

type Given = Record<string, string | undefined>;
type WithFiles = { given: Given; problems: string[] };

function readOne(given: Given, name: string): { value: string } | { problem: string } {
  const file = given[`${name}_FILE`]!;
  if (given[name] !== undefined)
    return { problem: `${name} and ${name}_FILE are both set: leave one of them out` };
  try {
    const value = readFileSync(file, 'utf8').trim();
    return value === '' ? { problem: `${name}_FILE is empty: ${file}` } : { value };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { problem: `${name}_FILE cannot be read (${code}): ${file}` };
  }
}

/** The environment with the secrets that lie in files. Empty variables count as missing. No problem names a value. */
export function readSecretFiles(source: Given): WithFiles {
  const given: Given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const problems: string[] = [];
  for (const name of SECRETS.filter((one) => given[`${one}_FILE`] !== undefined)) {
    const read = readOne(given, name);
    if ('problem' in read) problems.push(read.problem);
    else given[name] = read.value;
  }
  return { given, problems };
}
