import '../src/theme/tokens.css';
import './preview.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import type { Globals } from 'storybook/internal/types';

import { brandTheme } from '../src/theme/index.ts';
import { isSampleLanguage, SAMPLE_BRANDS, inSampleLanguage, type SampleBrand } from '../src/testing/index.ts';
import { expectFits, expectOnlyGivenTexts, expectTouchable } from './checks.ts';
import { VkuiShell } from '../src/vkui-shell/index.ts';

type SurroundingsProps = {
  brand: SampleBrand;
  scheme: 'light' | 'dark';
  language: string;
  direction: 'ltr' | 'rtl';
  surface: string;
  children: ReactNode;
};

/** Dresses the document the way the server does for a real page. */
function Surroundings({ brand, scheme, language, direction, surface, children }: SurroundingsProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.scheme = scheme;
    root.lang = language;
    root.dir = direction;
    const style = document.createElement('style');
    style.textContent = brandTheme(SAMPLE_BRANDS[brand]);
    document.head.append(style);
    return () => style.remove();
  }, [brand, scheme, language, direction]);

  return (
    <VkuiShell scheme={scheme} direction={direction}>
      <div className="story" data-surface={surface}>
        {children}
      </div>
    </VkuiShell>
  );
}

/** Text direction: the language's own, unless the toolbar sets the other one for a check. */
function directionOf({ direction, language }: Globals): 'ltr' | 'rtl' {
  if (direction === 'ltr' || direction === 'rtl') return direction;
  return language === 'ar' ? 'rtl' : 'ltr';
}

const languageOf = ({ language }: Globals) => (isSampleLanguage(language) ? language : 'uz');

const inItsLanguage: Decorator = (Story, { args, globals }) => (
  <Story key={languageOf(globals)} args={inSampleLanguage(args, languageOf(globals))} />
);

const withSurroundings: Decorator = (Story, { globals, parameters }) => (
  <Surroundings
    brand={globals.brand === 'burger' || globals.brand === 'qahva' ? globals.brand : 'osh'}
    scheme={globals.scheme === 'dark' ? 'dark' : 'light'}
    language={languageOf(globals)}
    direction={directionOf(globals)}
    surface={String(parameters.surface ?? 'page')}
  >
    <Story />
  </Surroundings>
);

const preview: Preview = {
  decorators: [inItsLanguage, withSurroundings],
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    // The Storybook addon ignores the viewport of vitest.config.ts and takes 1200 px where a story names none.
    viewport: {
      options: {
        narrow: { name: 'Narrow phone', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        desktop: { name: 'Desktop', styles: { width: '1200px', height: '900px' } },
      },
    },
    options: { storySort: { order: ['Start here', 'Menu', 'Sheets and routes', '*'] } },
  },
  initialGlobals: {
    brand: 'osh',
    language: 'uz',
    direction: 'auto',
    scheme: 'light',
    viewport: { value: 'phone' },
  },
  afterEach: ({ args, globals }) => {
    expectFits();
    expectTouchable();
    expectOnlyGivenTexts(inSampleLanguage(args, languageOf(globals)));
  },
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        items: [
          { value: 'osh', title: 'Dilkash Osh' },
          { value: 'burger', title: 'Burger Bek' },
          { value: 'qahva', title: 'Qahva Payti' },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'uz', title: "O'zbekcha" },
          { value: 'ru', title: 'Русский' },
          { value: 'en', title: 'English' },
          { value: 'ar', title: 'العربية', right: 'RTL' },
          { value: 'kk', title: 'Қазақша' },
          { value: 'tr', title: 'Türkçe' },
          { value: 'zh', title: '中文' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        items: [
          { value: 'auto', title: "The language's" },
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    scheme: {
      description: 'Light or dark',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
  },
};

export default preview;
