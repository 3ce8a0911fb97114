/** Both mini-apps and the chats of their bot side by side: what a guest does on the left is on the kitchen's screen below. */
export const BOTH_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Mini-apps</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox/launcher/launcher.css">
</head>
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
