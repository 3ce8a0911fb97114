import { aloneOnDevice, onceOnDevice } from './alone-on-device.ts';
import { TONE_SECONDS, toneBuffer, type Tone } from './tone-buffer.ts';

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
  /** Rings once, as a test; silent until enabled. */
  chime: () => void;
  /** Sounds once in one tab of the device, after what sounds already; nothing while the sound is off. */
  alert: (tone: Tone) => void;
  setVolume: (volume: Volume) => void;
};

/** A bell that is silent until it is enabled. The loop is played by the audio thread, so a hidden tab rings as well. */
export function createBell(): Bell {
  let context: AudioContext | null = null;
  let gain: GainNode | null = null;
  let wanted: Tone | null = null;
  let silence: (() => void) | null = null;
  /** When the next alert may start, by the clock of the audio. */
  let free = 0;
  const readers = new Set<() => void>();
  const isOn = () => context?.state === 'running';

  function play(tone: Tone, loop: boolean, at = 0): AudioBufferSourceNode | null {
    if (!context || !gain) return null;
    const node = context.createBufferSource();
    node.buffer = toneBuffer(context, tone);
    node.loop = loop;
    node.connect(gain);
    node.start(at);
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

  /** Alerts sound one after the other, planned on the audio thread: a hidden tab slows timers down (C.3). */
  function playNext(tone: Tone): Promise<void> {
    if (!context || !isOn()) return Promise.resolve();
    const at = Math.max(context.currentTime, free);
    free = at + TONE_SECONDS;
    const node = play(tone, false, at);
    return new Promise((resolve) => node?.addEventListener('ended', () => resolve()));
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
    alert: (tone) => void onceOnDevice(tone, () => playNext(tone)),
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
