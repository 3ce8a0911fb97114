import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Provider } from 'jotai';
import { type ReactNode, Suspense } from 'react';

import { type Deps, DepsContext } from '../hosts/deps.ts';
import { Pages } from './pages.tsx';
import type { Store } from '../store/store.ts';

type AppProps = {
  i18n: I18n;
  store: Store;
  deps: Deps;
  serverPath: string;
  /** The way to the main places: drawn by the server, taken over by the browser when a person is there. */
  nav: ReactNode;
  /** Groups and categories above the menu, likewise. */
  views: ReactNode;
};

/** The whole storefront, the same on the server and in the browser. */
export function App({ i18n, store, deps, serverPath, nav, views }: AppProps) {
  return (
    <I18nProvider i18n={i18n}>
      <Provider store={store}>
        <DepsContext value={deps}>
          <Pages
            serverPath={serverPath}
            nav={<Suspense>{nav}</Suspense>}
            views={<Suspense>{views}</Suspense>}
          />
        </DepsContext>
      </Provider>
    </I18nProvider>
  );
}
