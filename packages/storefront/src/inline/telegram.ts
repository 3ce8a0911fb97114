import { applyTelegramTheme } from './early-theme.ts';
import { keepLaunchOnLinks } from './early-links.ts';
import { queueTaps } from './taps.ts';

applyTelegramTheme();
queueTaps();
keepLaunchOnLinks();
