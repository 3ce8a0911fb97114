import { pageHead } from '../page-head.ts';

/** The page of Telegram's chats. Everything that changes is filled in by `chats.js`; no script or style is in it. */
export const CHATS_PAGE = `${pageHead({ title: 'Telegram chats · Sandbox', styles: ['/sandbox/console.css', '/sandbox/chats.css'], script: 'chats.js' })}
<body class="chats">
<header>
<h1>Telegram</h1>
<p>What the guest and the kitchen see. <a href="/sandbox/">Back to the console</a></p>
<p class="views"><a href="#kitchen">The kitchen alone</a> <a href="#">Both chats</a></p>
<p id="state" role="status">Connecting…</p>
</header>
<form id="scene" class="scene">
<label>Brand <select id="vendor"></select></label>
<label>Language of the guest’s Telegram <select id="language">
<option value="uz">Oʻzbekcha</option><option value="ru">Русский</option><option value="en">English</option>
<option value="ar">العربية</option><option value="kk">Қазақша</option><option value="tr">Türkçe</option>
<option value="zh">中文</option></select></label>
<label>In the staff’s chat I am <select id="presser"></select></label>
</form>
<main>
<section aria-labelledby="guest-title" data-chat="guest">
<div class="bar"><h2 id="guest-title">The guest’s chat with the bot</h2>
<button type="button" class="small" id="block">Block the bot</button></div>
<div class="talk" id="guest" tabindex="0" role="log" aria-labelledby="guest-title"></div>
<div class="keyboard" id="keyboard"></div>
<form class="write" id="guest-write"><label class="hidden" for="guest-text">Message as the guest</label>
<input id="guest-text" autocomplete="off" placeholder="/start, /orders, /language, /phone" maxlength="4096">
<button>Send</button></form>
</section>
<section id="kitchen" aria-labelledby="staff-title" data-chat="staff">
<div class="bar"><h2 id="staff-title">The staff’s group</h2>
<label class="group">Group <select id="group"></select></label>
<button type="button" class="small" id="busy">Next message: 429</button></div>
<p class="answer" id="answer" role="status"></p>
<div class="talk" id="staff" tabindex="0" role="log" aria-labelledby="staff-title"></div>
<form class="write" id="staff-write"><label class="hidden" for="staff-text">Message as staff</label>
<input id="staff-text" autocomplete="off" placeholder="/chat" maxlength="4096"><button>Send</button></form>
</section>
</main>
<noscript><p class="empty">The chats need JavaScript.</p></noscript>
</body>
</html>
`;
