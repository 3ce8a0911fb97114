import { ServerResponse } from 'node:http';

/*
 * Loaded before the server (`node --import`) by specs that need minutes or hours to pass: every date of the process, those of
 * its embedded database too, is ahead by as much as the spec asks for over the process channel. Timers keep their pace. Nothing
 * of the product loads this file.
 */
const realNow = Date.now;
let aheadMs = Number(process.env['CLOCK_AHEAD_MS'] ?? 0);

Date.now = () => realNow() + aheadMs;
globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length > 0 ? given : [Date.now()], made),
});

// Node counts the header by itself; guests' pages read the server's time from it.
const written = Object.getOwnPropertyDescriptor(ServerResponse.prototype, 'writeHead')!;
Object.defineProperty(ServerResponse.prototype, 'writeHead', {
  ...written,
  value: function (this: ServerResponse, ...given: unknown[]): unknown {
    if (!this.headersSent) this.setHeader('Date', new Date().toUTCString());
    return Reflect.apply(written.value, this, given);
  },
});

process.on('message', (toAheadMs) => {
  aheadMs = Number(toAheadMs);
  process.send?.(aheadMs);
});
// The channel alone keeps no process running.
process.channel?.unref();
