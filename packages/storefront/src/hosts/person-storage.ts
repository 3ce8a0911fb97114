import type { KeyValueStore } from './deps.ts';

/** Data that only the signed-in person may find again; two accounts of a phone may share everything else. */
const SECRETS = /:(?:session|sessions)$/;

/** Telegram's own safe for a few texts, where this version has one. */
export type SecureStorage = {
  read: (key: string) => Promise<string | null>;
  write: (key: string, value: string | null) => void;
};

export type PersonStorage = KeyValueStore & {
  /** From now on secrets are kept in the safe, if it answers: what is in it can be read, and nothing stays in the open store. */
  useSecureStorage: (safe: SecureStorage, keys: readonly string[]) => Promise<void>;
};

/** A store whose secrets are kept apart for each Telegram account, and in Telegram's safe as soon as there is one. */
export function personStorage(open: KeyValueStore, person: string): PersonStorage {
  let safe: SecureStorage | null = null;
  const memory = new Map<string, string>();
  const mark = `@${person}`;
  const isSecret = (key: string) => SECRETS.test(key);
  const nameOf = (key: string) => (isSecret(key) ? key + mark : key);
  const safeName = (key: string) => nameOf(key).replace(/[^A-Za-z0-9_-]/g, '_');

  return {
    read: (key) => (safe && isSecret(key) ? (memory.get(key) ?? null) : open.read(nameOf(key))),
    write(key, value) {
      if (!safe || !isSecret(key)) return open.write(nameOf(key), value);
      memory.set(key, value);
      safe.write(safeName(key), value);
    },
    remove(key) {
      memory.delete(key);
      if (isSecret(key)) safe?.write(safeName(key), null);
      open.remove(nameOf(key));
    },
    keys() {
      const ours = open.keys().filter((key) => !key.includes('@') || key.endsWith(mark));
      return [...new Set([...memory.keys(), ...ours.map((key) => key.replace(mark, ''))])];
    },
    watch: (changed) => open.watch((key) => changed(key?.replace(mark, '') ?? null)),
    onForget: (listener) => open.onForget?.(listener) ?? (() => undefined),
    async useSecureStorage(found, keys) {
      // One that does not answer, or refuses this device, keeps nothing either.
      const answers = await inTime(found.read('probe')).then(
        () => true,
        () => false,
      );
      if (!answers) return;
      for (const key of keys) {
        const stayed = open.read(nameOf(key));
        const kept = await inTime(found.read(safeName(key))).catch(() => null);
        const value = memory.get(key) ?? stayed ?? kept;
        if (value !== null) memory.set(key, value);
        if (value !== null && value !== kept) found.write(safeName(key), value);
        open.remove(nameOf(key));
      }
      safe = found;
    },
  };
}

const PATIENCE_MS = 1500;

function inTime<T>(asked: Promise<T>): Promise<T> {
  return Promise.race([
    asked,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer')), PATIENCE_MS)),
  ]);
}
