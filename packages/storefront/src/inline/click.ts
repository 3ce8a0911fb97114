import { applyClickTheme } from './early-theme.ts';
import { keepLaunchOnLinks } from './early-links.ts';
import { queueTaps } from './taps.ts';

applyClickTheme();
queueTaps();
keepLaunchOnLinks();
