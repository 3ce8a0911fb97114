/** One line of `dasturxon doctor`: an error keeps the server from serving, a warning does not. */
export type Finding = { level: 'ok' | 'warning' | 'error'; text: string };
