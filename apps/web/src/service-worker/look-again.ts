/** Waiting times between two checks, in milliseconds: one second at first, ten at most. */
const FIRST_MS = 1_000;
const LONGEST_MS = 10_000;
const GROWTH = 1.5;

let wait = FIRST_MS;
let timer = setTimeout(lookAgain, wait);

/** Reloads the page once the server answers; the worker lets a HEAD request through to the network. */
function lookAgain(): void {
  clearTimeout(timer);
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => location.reload(),
    () => {
      wait = Math.min(wait * GROWTH, LONGEST_MS);
      timer = setTimeout(lookAgain, wait);
    },
  );
}
addEventListener('online', lookAgain);
