import { StorageFailed, type Storage } from './storage.ts';

/** How the files of guests' private pictures begin. */
const MARK = 'guest-';
const isPrivate = (name: string) => name.startsWith(MARK);

/** The store without guests' private files: what reads it answers everyone (B34). */
export function publicFiles(whole: Storage): Storage {
  return {
    name: whole.name,
    read: (name) => (isPrivate(name) ? Promise.resolve(null) : whole.read(name)),
    write: (name, bytes) =>
      isPrivate(name)
        ? Promise.reject(new StorageFailed('the name of a private file'))
        : whole.write(name, bytes),
    async *list(prefix) {
      for await (const name of whole.list(prefix)) if (!isPrivate(name)) yield name;
    },
    remove: (name) => (isPrivate(name) ? Promise.resolve() : whole.remove(name)),
  };
}

/** Guests' private files in the same store, by their names without the mark. */
export function guestFiles(whole: Storage): Storage {
  return {
    name: whole.name,
    read: (name) => whole.read(MARK + name),
    write: (name, bytes) => whole.write(MARK + name, bytes),
    async *list(prefix = '') {
      for await (const name of whole.list(MARK + prefix)) yield name.slice(MARK.length);
    },
    remove: (name) => whole.remove(MARK + name),
  };
}
