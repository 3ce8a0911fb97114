import { defineConfig } from 'vite';
import { shellConfig } from '@dasturxon/storefront/vite';

export default defineConfig(shellConfig({ base: '/assets/click/', entry: 'src/main.ts', isMiniApp: true }));
