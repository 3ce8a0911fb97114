/** Events before a click: a finger comes down, a mouse or the focus comes over; a tenth of a second or more before it. */
export const INTENTS = ['pointerdown', 'pointerover', 'focusin'] as const;
