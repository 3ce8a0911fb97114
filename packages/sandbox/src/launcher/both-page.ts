import { pageHead } from '../page-head.ts';

/** Both mini-apps and the chats of their bot side by side: what a guest does on the left is on the kitchen's screen below. */
export const BOTH_PAGE = `${pageHead({ title: 'Mini-apps', styles: ['/sandbox/launcher/launcher.css'] })}
<body class="both">
<header>
<h1>Mini-apps</h1>
<nav><a href="/sandbox/">Console</a> <a href="#telegram">Telegram</a> <a href="#click">Click</a> <a href="#chats">Chats</a></nav>
</header>
<main>
<iframe id="telegram" title="Telegram launcher" src="/sandbox/telegram" allow="geolocation; clipboard-write"></iframe>
<iframe id="click" title="Click launcher" src="/sandbox/click" allow="geolocation; clipboard-write"></iframe>
<iframe id="chats" title="Telegram chats" src="/sandbox/chats"></iframe>
</main>
</body>
</html>
`;
