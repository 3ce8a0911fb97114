import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { vi } from 'vitest';

import type { Boot } from '../store/read-boot.ts';
import { type Deps, DepsContext } from '../hosts/deps.ts';
import { bootAtom } from '../store/boot.ts';
import { storageAtom } from '../store/storage.ts';
import { aBoot } from './boot-builder.ts';
import { aHost } from './host-builder.ts';

/** An answer of the API, by `METHOD /path`: a body, or a function of the request. */
export type Answers = Record<string, unknown>;

// As the app has them, but for the time that answers stay fresh.
const defaultOptions = {
  queries: { retry: false },
  mutations: { retry: false, networkMode: 'always' },
} as const;

type Options = { boot?: Boot; deps?: Partial<Deps>; answers?: Answers };

/**
 * A store and a host around a part of the storefront; the network answers from a table, and 404 to everything else.
 */
export function aStorefront({ boot = aBoot(), deps = {}, answers = {} }: Options = {}) {
  const store = createStore();
  const host = aHost(deps);
  store.set(bootAtom, boot);
  store.set(storageAtom, host.storage);
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  i18n.setMessagesCompiler(compileMessage);
  const calls: Request[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(
      new URL(String(input instanceof Request ? input.url : input), location.href),
      init,
    );
    calls.push(request);
    return answerFrom(answers, request);
  });
  const around = (children: ReactNode) => (
    <I18nProvider i18n={i18n}>
      <Provider store={store}>
        <DepsContext value={host}>
          <QueryClientProvider client={new QueryClient({ defaultOptions })}>{children}</QueryClientProvider>
        </DepsContext>
      </Provider>
    </I18nProvider>
  );
  return { store, host, i18n, calls, around };
}

/** Renders a part of the storefront with real parts around it, except the network and the host. */
export function renderInStorefront(
  children: ReactNode,
  options: Options = {},
): ReturnType<typeof aStorefront> {
  const storefront = aStorefront(options);
  render(storefront.around(children));
  return storefront;
}

async function answerFrom(answers: Answers, request: Request): Promise<Response> {
  const key = `${request.method} ${new URL(request.url).pathname}`;
  const answer = answers[key];
  const body: unknown =
    typeof answer === 'function' ? await (answer as (request: Request) => unknown)(request) : answer;
  if (body instanceof Response) return body;
  if (body === undefined)
    return Response.json({ code: 'notFound', description: {}, requestId: 'r' }, { status: 404 });
  return Response.json(body);
}
