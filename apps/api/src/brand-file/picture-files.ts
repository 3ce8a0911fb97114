import type { Storage } from '../gateways/storage/storage.ts';
import type { Entry } from './archive.ts';

const ADDRESS = /\/media\/([\w-]+)\.\w+/g;

/** Derived widths are made again when they are asked for. */
const KEPT = /^([\w-]+?)(?:-original|-240)?\.\w+$/;
const DERIVED = /-w\d{3,4}\.\w+$/;

/** The names of the pictures that a text shows. */
export const picturesIn = (text: string): string[] => [...text.matchAll(ADDRESS)].map(([, name]) => name!);

/** Whether a file is one of these pictures, in whatever width is kept. */
export const isFileOf = (name: string, pictures: ReadonlySet<string>): boolean =>
  !DERIVED.test(name) && pictures.has(KEPT.exec(name)?.[1] ?? '');

/** The files of these pictures, in the order of their names. One that is lost is left out: the doctor names it. */
export async function* pictureFiles(storage: Storage, pictures: ReadonlySet<string>): AsyncGenerator<Entry> {
  const names: string[] = [];
  for await (const name of storage.list()) if (isFileOf(name, pictures)) names.push(name);
  for (const name of names.toSorted()) {
    const bytes = await storage.read(name);
    if (bytes) yield { name: `pictures/${name}`, bytes };
  }
}
