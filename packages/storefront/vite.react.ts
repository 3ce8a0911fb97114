import type { Plugin } from 'vite';

const SENTINEL = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;
/** Five signals that React throws and catches itself, told apart by identity and never shown. */
const SENTINELS = 5;

/**
 * React makes an error per signal while it is evaluated. Where an inspector listens (developer tools, Lighthouse, our
 * bench), V8 then parses React's function and the whole script a second time to know their lines: 77 of a long
 * task's 125 ms on a phone four times slower. Here the signals are of the same kind without a stack of their own.
 */
export const signalsWithoutStack: Plugin = {
  name: 'dasturxon:signals-without-stack',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith('/react-dom-client.production.js')) return null;
    let found = 0;
    const changed = code.replace(SENTINEL, (_whole, name: string, message: string) => {
      found += 1;
      return `${name} = Object.create(Error.prototype, { message: { value: ${message} } })`;
    });
    if (found !== SENTINELS)
      this.error(`React has ${found} signals, not ${SENTINELS}: look at vite.react.ts`);
    return { code: changed, map: null };
  },
};
