import { aloneOnDevice } from './alone-on-device.ts';
import { toneBuffer, type Tone } from './tone-buffer.ts';

const VOLUME = 'volume';

/** The volumes of a device; silence is a separate choice. */
export const VOLUMES = { LOW: 0.25, MIDDLE: 0.6, HIGH: 1 } as const;
/** A volume of a device. */
export type Volume = keyof typeof VOLUMES;

/** The volume of this device. */
export function readVolume(): Volume {
  const stored = localStorage.getItem(VOLUME);
  return stored === 'LOW' || stored === 'MIDDLE' ? stored : 'HIGH';
}

/** The bell of the board. */
export type Bell = {
  /** Allows sound, which browsers require to follow a press. */
  enable: () => Promise<void>;
  /** Silences it until it is enabled again. */
  disable: () => Promise<void>;
  isOn: () => boolean;
  /** Calls back when the sound goes on or off, also where the browser suspends it; returns the way to stop. */
  subscribe: (reader: () => void) => () => void;
  /** Rings in a loop until null; of the tabs of one device only one rings. */
  ring: (tone: Tone | null) => void;
  /** Rings once; silent until enabled. */
  chime: () => void;
  setVolume: (volume: Volume) => void;
};

/** A bell that is silent until it is enabled. The loop is played by the audio thread, so a hidden tab rings as well. */
export function createBell(): Bell {
  let context: AudioContext | null = null;
  let gain: GainNode | null = null;
  let wanted: Tone | null = null;
  let silence: (() => void) | null = null;
  const readers = new Set<() => void>();
  const isOn = () => context?.state === 'running';

  function play(tone: Tone, loop: boolean): AudioBufferSourceNode | null {
    if (!context || !gain) return null;
    const node = context.createBufferSource();
    node.buffer = toneBuffer(context, tone);
    node.loop = loop;
    node.connect(gain);
    node.start();
    return node;
  }

  function follow(): void {
    silence?.();
    silence = null;
    const tone = wanted;
    if (tone === null || !isOn()) return;
    silence = aloneOnDevice(() => {
      const node = play(tone, true);
      return () => node?.stop();
    });
  }

  function create(): AudioContext {
    const created = new AudioContext();
    gain = created.createGain();
    gain.gain.value = VOLUMES[readVolume()];
    gain.connect(created.destination);
    created.addEventListener('statechange', () => {
      follow();
      for (const each of readers) each();
    });
    return created;
  }

  return {
    async enable() {
      context ??= create();
      await context.resume();
    },
    async disable() {
      await context?.suspend();
    },
    isOn,
    subscribe(reader) {
      readers.add(reader);
      return () => void readers.delete(reader);
    },
    chime: () => void play('NEW', false),
    ring(tone) {
      if (tone === wanted) return;
      wanted = tone;
      follow();
    },
    setVolume(volume) {
      localStorage.setItem(VOLUME, volume);
      if (gain) gain.gain.value = VOLUMES[volume];
    },
  };
}
