import { defineConfig } from 'vite';
import { shellConfig } from '@dasturxon/storefront/vite';

export default defineConfig(shellConfig({ base: '/assets/tg/', entry: 'src/main.ts', isMiniApp: true }));
