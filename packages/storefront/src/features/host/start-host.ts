import { signInSilently } from '../../domains/account/sign-in-silently.ts';
import { frameAtom } from '../../store/frame.ts';
import { launchingAtom } from '../../domains/session/launching.ts';
import { followFrame } from './follow-frame.ts';
import { followLanguage } from './follow-language.ts';
import type { HostParts } from './host-parts.ts';

/**
 * What a mini-app adds to a page that is painted already: the window around it, its language, and who opened it.
 * None of it keeps the guest from the menu, whatever fails.
 */
export async function startHost(parts: HostParts): Promise<void> {
  const { store, deps } = parts;
  const frame = await deps.loadFrame().catch(() => null);
  store.set(frameAtom, frame);
  const languageReady = followLanguage(parts, frame);
  if (frame) followFrame(parts, frame, languageReady);
  const known = signInSilently(parts).finally(() => store.set(launchingAtom, false));
  await Promise.all([languageReady, known]);
}
