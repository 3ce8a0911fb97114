import { applyClickTheme } from './early-theme.ts';
import { queueTaps } from './taps.ts';

applyClickTheme();
queueTaps();
