import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

import * as v from 'valibot';

/** So many entries of each map are kept: the oldest leave. */
const LARGEST = 1_000;

/** State of providers and bots, kept after the process ends if there is a file for it. */
export interface Kept {
  /** The map of this name as last saved; invalid entries are dropped. */
  map<T extends object>(name: string, entry: v.GenericSchema<unknown, T>): Map<string, T>;
  /** Writes every map down as it is now; the file is never half written. */
  save(): void;
  /** The same in a moment, once for all that changes until then; what cannot be written is not kept. */
  saveSoon(): void;
}

const SOON_MS = 200;

function readFile(file: string | undefined): unknown {
  if (file === undefined || !existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Opens the state of a file; without a file it lasts as long as the process. */
export function openKept(file?: string): Kept {
  const before = v.parse(v.fallback(v.record(v.string(), v.unknown()), {}), readFile(file));
  const maps = new Map<string, Map<string, object>>();
  let written = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  function save() {
    for (const map of maps.values())
      for (const key of [...map.keys()].slice(0, Math.max(0, map.size - LARGEST))) map.delete(key);
    if (file === undefined) return;
    const text = JSON.stringify(Object.fromEntries([...maps].map(([name, map]) => [name, [...map]])));
    if (text === written) return;
    writeFileSync(`${file}.new`, text, { mode: 0o600 });
    renameSync(`${file}.new`, file);
    written = text;
  }
  return {
    map<T extends object>(name: string, entry: v.GenericSchema<unknown, T>): Map<string, T> {
      const rows = v.safeParse(v.array(v.tuple([v.string(), entry])), before[name]);
      const map = new Map(rows.success ? rows.output : []);
      maps.set(name, map);
      return map;
    },
    save,
    saveSoon() {
      timer ??= setTimeout(() => {
        timer = undefined;
        try {
          save();
        } catch {
          // The folder may be deleted already: then the state is not needed.
        }
      }, SOON_MS).unref();
    },
  };
}
