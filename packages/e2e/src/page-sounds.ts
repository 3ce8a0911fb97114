import type { Page } from '@playwright/test';

/** What a page plays and shows. `made` is what it has last made to be played; `firstNotes` the first note of each chime, in hertz. */
type Observed = {
  ringing: number;
  chimes: number;
  firstNotes: number[];
  messages: string[];
  made: AudioBuffer | null;
};
type ObservedWindow = Window & { observed: Observed };

/**
 * An init script that counts what a page plays and shows: Chromium has no loudspeaker here, and its tabs are never hidden.
 */
export function listenToPage(): void {
  const observed: Observed = { ringing: 0, chimes: 0, firstNotes: [], messages: [], made: null };
  const firstNote = (buffer: AudioBuffer) => {
    const samples = buffer.getChannelData(0).subarray(0, buffer.sampleRate / 5);
    let turns = 0;
    for (let at = 1; at < samples.length; at += 1) if (samples[at - 1]! < 0 !== samples[at]! < 0) turns += 1;
    return (turns / 2) * 5;
  };
  class Listening extends AudioContext {
    override createBuffer(...size: Parameters<AudioContext['createBuffer']>): AudioBuffer {
      observed.made = super.createBuffer(...size);
      return observed.made;
    }
    override createBufferSource(): AudioBufferSourceNode {
      const node = super.createBufferSource();
      const [start, stop] = [node.start.bind(node), node.stop.bind(node)];
      return Object.assign(node, {
        start(at = 0) {
          observed[node.loop ? 'ringing' : 'chimes'] += 1;
          if (!node.loop && node.buffer) observed.firstNotes.push(firstNote(node.buffer));
          start(at);
        },
        stop() {
          if (node.loop) observed.ringing -= 1;
          stop();
        },
      });
    }
  }
  class Message extends EventTarget {
    static permission = 'granted';
    constructor(text: string) {
      super();
      observed.messages.push(text);
    }
    close(): void {
      observed.messages.pop();
    }
  }
  Object.assign(window, { observed, AudioContext: Listening, Notification: Message });
}

/** What a page has played and shows; the loudness is that of the last sound. The cast names what the script above adds. */
export const observedBy = (page: Page) =>
  page.evaluate(() => {
    const { ringing, chimes, firstNotes, messages, made } = (window as unknown as ObservedWindow).observed;
    const loudness = made ? Math.max(...made.getChannelData(0)) : 0;
    return { ringing, chimes, firstNotes, messages, loudness };
  });
