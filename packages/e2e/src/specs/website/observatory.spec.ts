import { expect, test } from '@playwright/test';

import { ask, type Answer } from '../../server/ask.ts';

/** The directives of a content security policy. */
const policyOf = ({ headers }: Answer) =>
  new Map(
    String(headers['content-security-policy'])
      .split(';')
      .map((text) => text.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name, values]),
  );

/** The inline scripts and elements with foreign sources that a page has. */
const foreignScripts = (html: string) => [...html.matchAll(/<script[^>]*\ssrc="(?:https?:)?\/\//g)];

/** Whether scripts and styles come from listed places or are hashed. */
function allowsNothingUnsafe(policy: ReadonlyMap<string, string[]>): boolean {
  const everything = policy.get('default-src') ?? [];
  const sources = [policy.get('script-src') ?? everything, policy.get('style-src') ?? everything].flat();
  return !sources.some((value) => /'unsafe-|^data:|^https?:$|^\*$/.test(value));
}

/**
 * Points of MDN HTTP Observatory by its published rules, over TLS: 100, less what is missing, plus bonuses, which count from 90
 * points on. A test that the page cannot fail, such as redirection, which the proxy does, is left out.
 */
function observatoryScore(answer: Answer): number {
  const { headers, text } = answer;
  const policy = policyOf(answer);
  const isSafe = allowsNothingUnsafe(policy);
  const hasNoDefault = policy.get('default-src')?.join() === "'none'";
  const isPrivate = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
  const seconds = Number(/max-age=(\d+)/.exec(String(headers['strict-transport-security']))?.[1]);
  const cookies = headers['set-cookie'] ?? [];
  const penalties = [
    [!isSafe, 20],
    [!(seconds >= 15_768_000), 10],
    [headers['x-content-type-options'] !== 'nosniff', 5],
    [headers['access-control-allow-origin'] !== undefined, 50],
    [foreignScripts(text).length > 0, 5],
    [!policy.has('frame-ancestors'), 20],
    [cookies.some((cookie) => /session|token/i.test(cookie) && !/HttpOnly/i.test(cookie)), 20],
  ] as const;
  const bonuses = [
    [isSafe && hasNoDefault, 10],
    [policy.has('frame-ancestors'), 5],
    [isPrivate.test(String(headers['referrer-policy'])), 5],
    [headers['cross-origin-resource-policy'] === 'same-origin', 10],
  ] as const;
  const sum = (list: readonly (readonly [boolean, number])[]) =>
    list.reduce((all, [isSo, points]) => all + (isSo ? points : 0), 0);
  const base = 100 - sum(penalties);
  return base >= 90 ? base + sum(bonuses) : base;
}

for (const [name, host, path] of [
  ['the website', 'osh.localhost', '/'],
  ['the Telegram mini-app', 'osh.localhost', '/tg/'],
  ['the Click mini-app', 'osh.localhost', '/click/'],
  ['the back office', 'osh.admin.localhost', '/'],
] as const)
  test(`OPS-08 ${name} has at least 130 points by the rules of MDN Observatory`, async () => {
    const answer = await ask({ host, path });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(observatoryScore(answer)).toBeGreaterThanOrEqual(130);
  });
