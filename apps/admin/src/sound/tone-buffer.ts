/** What rings: a new order, or one that has waited for more than a minute. */
export type Tone = 'NEW' | 'URGENT';

type Note = { from: number; hertz: number };

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
};
const LOUDNESS: Readonly<Record<Tone, number>> = { NEW: 0.4, URGENT: 0.8 };
const NOTE_SECONDS = 0.22;

/** Two seconds of sound: the notes of a tone, then silence. */
export function toneBuffer(context: AudioContext, tone: Tone): AudioBuffer {
  const { sampleRate } = context;
  const buffer = context.createBuffer(1, sampleRate * 2, sampleRate);
  const samples = buffer.getChannelData(0);
  const length = NOTE_SECONDS * sampleRate;
  for (const { from, hertz } of NOTES[tone])
    for (let at = 0; at < length; at += 1)
      samples[Math.round(from * sampleRate) + at] =
        LOUDNESS[tone] * Math.sin((2 * Math.PI * hertz * at) / sampleRate) * Math.exp((-6 * at) / length);
  return buffer;
}
