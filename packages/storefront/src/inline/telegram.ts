import { applyTelegramTheme } from './early-theme.ts';
import { queueTaps } from './taps.ts';

applyTelegramTheme();
queueTaps();
