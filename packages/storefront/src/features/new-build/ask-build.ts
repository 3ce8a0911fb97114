import * as v from 'valibot';

import { pageAtom } from '../../store/boot.ts';
import { newBuildAtom } from '../../store/new-build.ts';
import type { Store } from '../../store/store.ts';

const Answer = v.object({ build: v.string() });

/** Asks which build the server has now (BOOT-13, D30). What cannot be asked is not newer. */
export async function askBuild(store: Store): Promise<void> {
  try {
    const response = await fetch('/build.json', { cache: 'no-store' });
    const { build } = v.parse(Answer, await response.json());
    if (build !== store.get(pageAtom).build) store.set(newBuildAtom, true);
  } catch {
    // No network or no such file: asked again later.
  }
}
