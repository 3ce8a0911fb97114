/** What both launchers' scripts begin with: the form, the phone, the log. Text alone, so that the policy needs no exception. */
export const LAUNCHER_SCRIPT = String.raw`'use strict';
const form = document.querySelector('#launch');
const shop = document.querySelector('#shop');
const log = document.querySelector('#log');
const value = (name) => form.elements.namedItem(name).value;
let address = '';

/** Enough to see what it was about; tokens and signatures are not for a screen. */
const brief = (json) => (json.length > 160 ? json.slice(0, 160) + '…' : json).replace(/("token\\?":\\?")[^"\\]*/g, '$1…');

function note(kind, name, data) {
  const line = document.createElement('li');
  line.className = kind;
  line.dataset.event = name;
  const text = data === undefined || data === null ? '' : ' ' + brief(JSON.stringify(data));
  line.textContent = (kind === 'answer' ? '← ' : kind === 'old' ? '✗ ' : '→ ') + name + text;
  log.prepend(line);
}

function say(text) {
  document.querySelector('#state').textContent = text;
}

async function post(path, body) {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const json = await answer.json();
  if (!answer.ok) throw new Error(json.message ?? answer.status);
  return json;
}

function fitScreen() {
  const phone = document.querySelector('.phone');
  phone.classList.toggle('small', value('screen').startsWith('360'));
  phone.classList.toggle('tiny', value('screen').startsWith('320'));
}

/** A new frame for each launch: the one before keeps nothing of its own. */
function show(url) {
  address = url;
  fitScreen();
  document.querySelector('#title').textContent = form.elements.namedItem('vendor').selectedOptions[0]?.text ?? '';
  shop.addEventListener('load', () => { shop.src = url; }, { once: true });
  shop.src = 'about:blank';
}

async function fillIn() {
  const brands = await (await fetch('/sandbox/api/brands')).json();
  const vendor = form.elements.namedItem('vendor');
  for (const { sub, name } of brands) vendor.append(new Option(name, sub));
  const asked = new URLSearchParams(location.search);
  for (const [name, wanted] of asked) {
    const field = form.elements.namedItem(name);
    if (field) field.value = wanted;
  }
  if (asked.has('open')) form.requestSubmit();
}

document.querySelector('#reload').addEventListener('click', () => { if (address) show(address.split('#')[0] + (reloadHash() ?? '')); });
`;
