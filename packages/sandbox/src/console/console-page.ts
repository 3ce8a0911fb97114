import { pageHead } from '../page-head.ts';

const ENDPOINTS = [
  ['Telegram, to open a mini-app in', '/sandbox/telegram'],
  ['Click, to open a mini-app in', '/sandbox/click'],
  ['Eskiz (SMS)', '/sandbox/eskiz/api'],
  ['PlayMobile (SMS)', '/sandbox/playmobile/broker-api/send'],
  ['Telegram Gateway (codes)', '/sandbox/telegram-gateway'],
  ['amoCRM (leads)', '/sandbox/amocrm/osh.amocrm.ru/sandbox-leads'],
  ['Nominatim (geocoder)', '/sandbox/nominatim/reverse?format=jsonv2&lat=41.311081&lon=69.279737'],
  ['Telegram’s chats: guest and kitchen', '/sandbox/chats'],
  ['Telegram (Bot API)', '/sandbox/telegram'],
  ['Click (web sessions)', '/sandbox/click/integration'],
  ['Map tiles', '/sandbox/tiles/14/11345/6128.png'],
  ['SMS as JSON', '/sandbox/api/sms'],
  ['Bot calls as JSON', '/sandbox/api/telegram'],
  ['Orders as JSON', '/sandbox/api/orders'],
  ['Brands as JSON', '/sandbox/api/brands'],
  ['Faults as JSON', '/sandbox/api/faults'],
] as const;

/** The console page. Everything that changes is filled in by `console.js`; the page holds no script or style. */
export function consolePage(origin: string): string {
  const links = ENDPOINTS.map(
    ([name, path]) =>
      `<li>${name}: <a href="${escapeHtml(path)}"><code>${escapeHtml(origin + path)}</code></a></li>`,
  );
  return `${pageHead({ title: 'Sandbox console', styles: ['/sandbox/console.css'], script: 'console.js' })}
<body>
<header>
<h1>Sandbox</h1>
<p>Stand-ins for the outside world. Nothing here leaves this machine.</p>
<p><a href="/sandbox/mini-apps">Both mini-apps on one page</a></p>
<p><a href="/sandbox/printers">Printers: printed tickets</a></p>
<p><a href="/sandbox/chats">Telegram: the guest’s chat and the kitchen’s</a></p>
<p id="state" role="status">Connecting…</p>
</header>
<main>
<section aria-labelledby="sms-title">
<h2 id="sms-title">SMS</h2>
<ul id="sms" class="cards"></ul>
<p class="empty" id="sms-empty">No message yet. Ask for a code at a brand’s sign-in.</p>
<p>A card to save at a brand: <code>8600 4954 7331 6478</code>, <code>03/99</code>. Its code comes here, too.</p>
</section>
<section aria-labelledby="orders-title">
<h2 id="orders-title">Orders</h2>
<ul id="orders" class="cards"></ul>
<p class="empty" id="orders-empty">No order yet. Place one at a demo brand.</p>
</section>
<section aria-labelledby="brands-title">
<h2 id="brands-title">Mini-apps</h2>
<ul id="brands" class="cards"></ul>
<p class="empty" id="brands-empty">No brand yet.</p>
</section>
<section aria-labelledby="addresses-title">
<h2 id="addresses-title">Addresses</h2>
<ul class="links">
${links.join('\n')}
</ul>
</section>
</main>
<noscript><p class="empty">The console needs JavaScript; the JSON addresses above do not.</p></noscript>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
