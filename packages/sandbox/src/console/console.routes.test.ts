import { describe, expect, test } from 'vitest';

import { aSandbox } from '../testing/a-sandbox.ts';

const sandbox = aSandbox({ publicOrigin: 'http://localhost:3000' });

describe('the console', () => {
  test('is a page without inline script or style, under a policy that allows neither', async () => {
    const answer = await sandbox.ask('/');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/html');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const page = await answer.text();
    expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]* src=)/);
    expect(page).toContain('http://localhost:3000/sandbox/eskiz/api');
  });

  test('is found without its last slash', async () => {
    const answer = await sandbox.ask('');
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe('/sandbox/');
  });

  test('brings its script and its style as files', async () => {
    const script = await sandbox.ask('/assets/console.js');
    expect(script.headers.get('content-type')).toContain('text/javascript');
    const text = await script.text();
    expect(text).toContain('/advance');
    expect(text).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write/);
    expect((await sandbox.ask('/console.css')).headers.get('content-type')).toContain('text/css');
  });

  test.each([
    '/nothing',
    '/assets/nothing.js',
    '/assets/..%2Fpackage.json',
    '/api/nothing',
    '/click/nothing',
  ])('answers 404 at %s', async (path) => {
    expect((await sandbox.ask(path)).status).toBe(404);
    expect((await sandbox.post(path, {})).status).toBe(404);
  });
});
