/** Two seconds of sound: a double tone, then silence. Played in a loop by the audio thread, also in a hidden tab. */
function toneOf(context: AudioContext): AudioBuffer {
  const { sampleRate } = context;
  const buffer = context.createBuffer(1, sampleRate * 2, sampleRate);
  const samples = buffer.getChannelData(0);
  const tones = [
    { from: 0, hertz: 880 },
    { from: 0.25, hertz: 1_175 },
  ];
  for (const { from, hertz } of tones)
    for (let at = 0; at < 0.22 * sampleRate; at += 1)
      samples[Math.round(from * sampleRate) + at] =
        0.4 * Math.sin((2 * Math.PI * hertz * at) / sampleRate) * Math.exp((-6 * at) / (0.22 * sampleRate));
  return buffer;
}

/** The bell of the board. */
export type Bell = {
  /** Allows sound; browsers want it to follow a press. Rings once, so that the person hears that it works. */
  enable: () => Promise<void>;
  /** Silences it until it is enabled again. */
  disable: () => Promise<void>;
  isOn: () => boolean;
  ring: (isRinging: boolean) => void;
};

/** A bell that is silent until it is enabled. */
export function createBell(): Bell {
  let context: AudioContext | null = null;
  let source: AudioBufferSourceNode | null = null;
  let isWanted = false;

  function play(loop: boolean) {
    if (!context) return null;
    const node = context.createBufferSource();
    node.buffer = toneOf(context);
    node.loop = loop;
    node.connect(context.destination);
    node.start();
    return node;
  }

  return {
    async enable() {
      if (context?.state === 'running') return;
      context ??= new AudioContext();
      await context.resume();
      play(false);
      if (isWanted) source ??= play(true);
    },
    async disable() {
      await context?.suspend();
    },
    isOn: () => context?.state === 'running',
    ring(isRinging) {
      isWanted = isRinging;
      if (!isRinging) {
        source?.stop();
        source = null;
      } else source ??= play(true);
    },
  };
}
