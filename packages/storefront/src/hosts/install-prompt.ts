/** The browser's own question whether the page becomes an app on the home screen; Chromium alone has it. */
export type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

let kept: InstallPrompt | null = null;

/** Keeps the browser from asking by itself: the page asks once there is an order (B64). Call it before the page is loaded. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    // A browser without this event never calls this.
    kept = event as InstallPrompt;
  });
}

/** The kept question, which can be asked once; null where the browser has none, or the page is installed. */
export const keptInstallPrompt = (): InstallPrompt | null => kept;
