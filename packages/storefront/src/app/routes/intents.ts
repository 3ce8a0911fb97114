/** Events before a click: touch start, hover or focus, a tenth of a second or more before it. */
export const INTENTS = ['pointerdown', 'pointerover', 'focusin'] as const;
