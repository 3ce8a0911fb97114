import '@dasturxon/ui/theme.css';
import { APP_VERSION, checkVersion, LOCALES } from '@dasturxon/core/kernel';
import { createStore } from 'jotai';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import './page.css';
import type { Deps } from '../hosts/deps.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import { bootAtom } from '../store/boot.ts';
import { launchingAtom } from '../domains/session/launching.ts';
import { storageAtom } from '../store/storage.ts';
import { App } from './app.tsx';
import { type Boot, readBoot } from '../store/read-boot.ts';
import { warmUpEvents } from './routes/warm-up-events.ts';
import { reloadOnce } from './routes/screen-boundary.tsx';
import { lazyNav, LazyViews } from './islands.tsx';

/** What a shell plugs in; the merchant's zone comes with the page. */
type HostDeps = Omit<Deps, 'timeZone'>;

/**
 * Takes the served page over, with what the app makes of the page's boot data. A task of its own: together with the
 * evaluation of the script it would keep a cheap phone from a tap for longer than 50 ms; and what reads a cookie while a module
 * is evaluated has an inspector parse the whole script once more.
 */
export function startStorefront(root: HTMLElement, depsFor: (boot: Boot) => HostDeps): void {
  setTimeout(() => {
    const boot = readBoot(document);
    takeOver(root, boot, { ...depsFor(boot), timeZone: boot.timeZone });
  });
}

/** Hydrates the page where the server has drawn it, draws it where it has not. */
function takeOver(root: HTMLElement, boot: Boot, deps: Deps): void {
  const store = createStore();
  store.set(bootAtom, boot);
  store.set(storageAtom, deps.storage);
  store.set(launchingAtom, deps.knowsCustomers);
  if (isOutdated(deps.storage)) reloadOnce();
  const locale = LOCALES[boot.language];
  const i18n = createI18n(locale, boot.messages);
  const LazyNav = lazyNav(boot.path);
  const app = (
    <App
      i18n={i18n}
      store={store}
      deps={deps}
      serverPath={boot.path}
      nav={<LazyNav />}
      views={<LazyViews />}
    />
  );
  // Islands that wait for a person are drawn anew when the language has changed meanwhile: nothing is wrong then.
  const onRecoverableError = (error: unknown) => {
    if (store.get(bootAtom)?.language === boot.language) reportError(error);
  };
  ignoreWheel(root);
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
  else createRoot(root).render(app);
  warmUpEvents(root);
}

/**
 * React listens to every event type at its root, and a wheel listener makes each scroll frame wait for the main
 * thread. The storefront uses no wheel events.
 */
function ignoreWheel(root: HTMLElement): void {
  const listen: (...args: Parameters<HTMLElement['addEventListener']>) => void =
    root.addEventListener.bind(root);
  root.addEventListener = (...args: Parameters<typeof listen>) => {
    if (args[0] !== 'wheel') listen(...args);
  };
}

const VERSION_KEY = 'dasturxon:version';

/** Notes this version of the product; another one that was here before means that the page opens anew, once (BOOT-12, D67). */
function isOutdated(storage: Deps['storage']): boolean {
  const { write, reload } = checkVersion(storage.read(VERSION_KEY));
  if (write) storage.write(VERSION_KEY, APP_VERSION);
  return reload;
}
