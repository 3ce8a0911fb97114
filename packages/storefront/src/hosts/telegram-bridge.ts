/** Whether Telegram's own app shows the page: it injects its bridge before the first script. */
export const hasTelegramBridge = (): boolean => 'TelegramWebviewProxy' in window;
