/** The part of the chats' script that makes a new message to the staff heard, and seen in the tab's title. */
export const CHATS_RING = String.raw`const TITLE = document.title;
let heard = null;
let unseen = 0;

function beep() {
  // Browsers keep a page silent until somebody has touched it.
  if (!navigator.userActivation?.hasBeenActive) return;
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  tone.frequency.value = 880;
  tone.connect(audio.destination);
  tone.onended = () => void audio.close();
  tone.start();
  tone.stop(audio.currentTime + 0.25);
}

// A new message of the bot in the staff's group rings, and is counted in the tab's title until the page is looked at.
function ring(chat) {
  const news = (chat?.messages ?? []).filter(({ from }) => !from);
  const last = vendor() + ' ' + Math.max(0, ...news.map(({ messageId }) => messageId));
  const isNew = heard !== null && heard !== last && heard.startsWith(vendor() + ' ');
  heard = last;
  if (isNew) beep();
  unseen = document.hasFocus() ? 0 : unseen + Number(isNew);
  document.title = (unseen > 0 ? '(' + unseen + ') ' : '') + TITLE;
}`;
