import type { Chat } from './chat-scene.ts';

const TITLE = document.title;
let lastRung: string | null = null;
let unseen = 0;

function beep(): void {
  // Browsers keep a page silent until it was touched once.
  if (!navigator.userActivation?.hasBeenActive) return;
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  tone.frequency.value = 880;
  tone.connect(audio.destination);
  tone.addEventListener('ended', () => void audio.close());
  tone.start();
  tone.stop(audio.currentTime + 0.25);
}

/** Rings for a new message of the bot in the staff's group, and counts it in the tab's title until the page is looked at. */
export function ring(vendor: string, chat: Chat | undefined): void {
  const fromBot = (chat?.messages ?? []).filter(({ from }) => !from);
  const last = `${vendor} ${Math.max(0, ...fromBot.map(({ messageId }) => messageId))}`;
  const isNew = lastRung !== null && lastRung !== last && lastRung.startsWith(`${vendor} `);
  lastRung = last;
  if (isNew) beep();
  unseen = document.hasFocus() ? 0 : unseen + Number(isNew);
  document.title = (unseen > 0 ? `(${unseen}) ` : '') + TITLE;
}
