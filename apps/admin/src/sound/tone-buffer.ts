import type { AlertKind } from '@dasturxon/core/staff';

/** What sounds: a new order, one that has waited for more than a minute, and each kind of alert beside them (C.3). */
export type Tone = 'NEW' | 'URGENT' | 'CANCELED' | 'ANSWERED' | 'FAILED' | 'COURIER' | 'REMINDER';

/** The sound of an alert. */
export const ALERT_TONES: Readonly<Record<AlertKind, Tone>> = {
  PRINTER: 'FAILED',
  TILL: 'FAILED',
  CANCELED: 'CANCELED',
  ANSWERED: 'ANSWERED',
  CHANGED: 'ANSWERED',
  COURIER: 'COURIER',
  BOOKING: 'REMINDER',
};

type Note = { from: number; hertz: number };

/** They differ by direction and number of notes, not by pitch alone: a kitchen is loud. */
const NOTES: Readonly<Record<Tone, readonly Note[]>> = {
  NEW: [
    { from: 0, hertz: 880 },
    { from: 0.25, hertz: 1_175 },
  ],
  URGENT: [
    { from: 0, hertz: 1_175 },
    { from: 0.25, hertz: 1_480 },
    { from: 0.5, hertz: 1_175 },
    { from: 0.75, hertz: 1_480 },
  ],
  // Falls.
  CANCELED: [
    { from: 0, hertz: 660 },
    { from: 0.25, hertz: 494 },
    { from: 0.5, hertz: 370 },
  ],
  // Three equal notes.
  ANSWERED: [
    { from: 0, hertz: 740 },
    { from: 0.3, hertz: 740 },
    { from: 0.6, hertz: 740 },
  ],
  // A low pair, twice.
  FAILED: [
    { from: 0, hertz: 247 },
    { from: 0.25, hertz: 220 },
    { from: 0.75, hertz: 247 },
    { from: 1, hertz: 220 },
  ],
  // A doorbell.
  COURIER: [
    { from: 0, hertz: 988 },
    { from: 0.4, hertz: 784 },
  ],
  REMINDER: [{ from: 0, hertz: 587 }],
};
const LOUDNESS: Readonly<Record<Tone, number>> = {
  NEW: 0.4,
  URGENT: 0.8,
  CANCELED: 0.5,
  ANSWERED: 0.3,
  FAILED: 0.4,
  COURIER: 0.3,
  REMINDER: 0.25,
};
const NOTE_SECONDS = 0.22;

/** How long a sound lasts with the silence after it: none starts within that of another (C.3). */
export const TONE_SECONDS = 2;

/** Two seconds of sound: the notes of a tone, then silence. */
export function toneBuffer(
  context: Pick<AudioContext, 'sampleRate' | 'createBuffer'>,
  tone: Tone,
): AudioBuffer {
  const { sampleRate } = context;
  const buffer = context.createBuffer(1, sampleRate * TONE_SECONDS, sampleRate);
  const samples = buffer.getChannelData(0);
  const length = NOTE_SECONDS * sampleRate;
  for (const { from, hertz } of NOTES[tone])
    for (let at = 0; at < length; at += 1)
      samples[Math.round(from * sampleRate) + at] =
        LOUDNESS[tone] * Math.sin((2 * Math.PI * hertz * at) / sampleRate) * Math.exp((-6 * at) / length);
  return buffer;
}
