import { applyChosenTheme } from './early-theme.ts';
import { queueTaps } from './taps.ts';

applyChosenTheme();
queueTaps();
