import { directionOf } from '@dasturxon/core/kernel';
import { VkuiShell } from '@dasturxon/ui/vkui-shell';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useAtomValue, useStore } from 'jotai';
import type { ReactNode } from 'react';

import type { Screen, ScreenProps } from '../app/routes.ts';
import { languageAtom } from '../state/language.ts';

type Store = ReturnType<typeof useStore>;

const caches = new WeakMap<Store, QueryClient>();

/** Server facts of one store: one cache, however many screens are open. */
function cacheOf(store: Store): QueryClient {
  const cache =
    caches.get(store) ??
    new QueryClient({
      defaultOptions: { queries: { retry: false, staleTime: 30_000 }, mutations: { retry: false } },
    });
  caches.set(store, cache);
  return cache;
}

function ScreenFrame({ children }: { children: ReactNode }) {
  const store = useStore();
  const language = useAtomValue(languageAtom);
  return (
    <QueryClientProvider client={cacheOf(store)}>
      <VkuiShell direction={directionOf(language)}>{children}</VkuiShell>
    </QueryClientProvider>
  );
}

/** A screen with what all screens but the menu stand on. */
export function inScreenFrame(Inner: Screen): Screen {
  return function FramedScreen(props: ScreenProps) {
    return (
      <ScreenFrame>
        <Inner {...props} />
      </ScreenFrame>
    );
  };
}
