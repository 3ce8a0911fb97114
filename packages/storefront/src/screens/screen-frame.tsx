import { directionOf } from '@dasturxon/core/kernel';
import { HeadingRef } from '@dasturxon/ui/page-header';
import { VkuiShell } from '@dasturxon/ui/vkui-shell';
import { QueryClientProvider } from '@tanstack/react-query';
import { useAtomValue, useStore } from 'jotai';
import type { ReactNode } from 'react';

import { usePageScheme } from '../hosts/page-scheme.ts';
import { focusHeading } from '../router/focus-heading.ts';
import type { Screen, ScreenProps } from '../app/routes/routes.ts';
import { cacheOf } from '../domains/session/query-cache.ts';
import { TitleEnd } from '../i18n/use-title.ts';
import { ignoreSecondTaps } from '../router/second-taps.ts';
import { brandNameAtom } from '../store/boot.ts';
import { languageAtom } from '../store/language.ts';
import { prepareVkui } from './prepare-vkui.ts';

function ScreenFrame({ children }: { children: ReactNode }) {
  const store = useStore();
  const language = useAtomValue(languageAtom);
  const brand = useAtomValue(brandNameAtom);
  const scheme = usePageScheme();
  return (
    <QueryClientProvider client={cacheOf(store)}>
      <TitleEnd value={brand}>
        <VkuiShell scheme={scheme} direction={directionOf(language)}>
          {children}
        </VkuiShell>
      </TitleEnd>
    </QueryClientProvider>
  );
}

/** The common frame of all screens except the menu. */
export function inScreenFrame(Inner: Screen): Screen {
  prepareVkui();
  ignoreSecondTaps();
  return function FramedScreen(props: ScreenProps) {
    return (
      <ScreenFrame>
        <HeadingRef value={props.takesFocus ? focusHeading : null}>
          <Inner {...props} />
        </HeadingRef>
      </ScreenFrame>
    );
  };
}
