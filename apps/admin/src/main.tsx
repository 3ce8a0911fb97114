import '@dasturxon/admin-ui/theme.css';

import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { queryClient } from './api/query-client.ts';
import { App } from './app/app.tsx';
import { prefetchBoard } from './board/first-board.ts';
import { deviceLanguage } from './i18n/language.ts';
import { loadMessages } from './i18n/load-messages.ts';
import { prefetchSession } from './session/session.ts';

// On the platform's host there is no brand, so no session and no board.
if (location.pathname !== '/start') {
  void prefetchSession();
  prefetchBoard();
}
const language = deviceLanguage();
const i18n = await loadMessages(language);
const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <App first={{ language, i18n }} />
      </QueryClientProvider>
    </StrictMode>,
  );
