import { ALERT_KINDS } from '@dasturxon/core/staff';
import { expect, test } from 'vitest';

import { ALERT_TONES, TONE_SECONDS, toneBuffer, type Tone } from './tone-buffer.ts';

const RATE = 8_000;
const TONES = [...new Set<Tone>(['NEW', 'URGENT', 'REMINDER', ...Object.values(ALERT_TONES)])];

/** The samples of a tone. Node has no audio; the buffer is an array here. */
function samplesOf(tone: Tone): Float32Array {
  const samples = new Float32Array(RATE * TONE_SECONDS);
  // The cast names what a browser would create.
  const createBuffer = () => ({ getChannelData: () => samples }) as unknown as AudioBuffer;
  toneBuffer({ sampleRate: RATE, createBuffer }, tone);
  return samples;
}
const loudness = (tone: Tone) => Math.max(...samplesOf(tone).map(Math.abs));

test('BO-400 each sound is another one, and a new order that waits is the loudest', () => {
  expect(new Set(TONES.map((tone) => samplesOf(tone).join())).size).toBe(TONES.length);
  for (const tone of TONES) {
    expect(loudness(tone)).toBeGreaterThan(0.1);
    if (tone !== 'URGENT') expect(loudness(tone)).toBeLessThan(loudness('URGENT'));
  }
});

test('BO-400 no kind of alert sounds like a new order', () => {
  for (const kind of ALERT_KINDS) expect(['NEW', 'URGENT']).not.toContain(ALERT_TONES[kind]);
  expect(ALERT_TONES.CANCELED).not.toBe(ALERT_TONES.PRINTER);
  expect(ALERT_TONES.ANSWERED).not.toBe(ALERT_TONES.CANCELED);
});
