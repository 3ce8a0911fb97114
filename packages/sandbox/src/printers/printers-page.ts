import { pageHead } from '../page-head.ts';
import { type Paper, PRINTER_MODES, type PrinterMode, type StandInPrinter } from './stand-in-printer.ts';

const LABELS: Readonly<Record<PrinterMode, string>> = {
  ok: 'Works',
  paperOut: 'Out of paper',
  down: 'Switched off',
  slow: 'Slow: 15 s a paper',
  twice: 'Confirms twice',
  lose: 'Loses the next confirmation',
};
const SHOWN = 12;

const modeButton = (user: string, mode: PrinterMode, current: PrinterMode) => `
<form method="post" action="/sandbox/printers/${user}/mode"><input type="hidden" name="mode" value="${mode}">
<button class="small"${mode === current ? ' aria-pressed="true"' : ''}>${LABELS[mode]}</button></form>`;

const picture = ({ at, png }: Paper) =>
  `<figure><img alt="A printed ticket" src="data:image/png;base64,${png.toString('base64')}"><figcaption>${at.slice(11, 19)}</figcaption></figure>`;

const printerPart = ([user, printer]: [string, StandInPrinter]) => `
<section aria-label="Printer ${user}"><h2>${user}</h2>
<div class="modes">${PRINTER_MODES.map((mode) => modeButton(user, mode, printer.mode())).join('')}</div>
<div class="papers">${printer.papers
  .slice(0 - SHOWN)
  .toReversed()
  .map(picture)
  .join('')}</div></section>`;

/** The page of the stand-in printers: it works without scripts and reads itself again. */
export function printersPage(printers: [string, StandInPrinter][]): string {
  const head = pageHead({
    title: 'Printers · Sandbox',
    styles: ['/sandbox/console.css', '/sandbox/printers.css'],
  });
  const refresh = printers.length > 0 ? '<meta http-equiv="refresh" content="3">' : '';
  return `${head.replace('</head>', `${refresh}</head>`)}
<body>
<header><h1>Printers</h1>
<p>Stand-ins for CloudPRNT printers. Add a printer in the back office and enter what it shows.
<a href="/sandbox/">Back to the console</a></p></header>
<main>
<form method="post" action="/sandbox/printers" class="account">
<label>Server address <input name="server" required></label>
<label>User name <input name="user" required></label>
<label>Password <input name="password" required></label>
<button>Switch the printer on</button></form>
${printers.map(printerPart).join('')}
</main>
</body>
</html>
`;
}

export const PRINTERS_STYLE = `
.account, .modes { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; }
.papers { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; margin-block: 12px; }
.papers figure { margin: 0; }
.papers img { inline-size: 288px; max-inline-size: 100%; background: #fff; padding: 8px; box-sizing: border-box; }
[aria-pressed="true"] { outline: 3px solid; }
`;
