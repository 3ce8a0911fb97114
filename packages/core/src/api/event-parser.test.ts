import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type StreamEvent, eventParser } from './event-parser.ts';

const numRuns = Number(process.env.FC_RUNS ?? 1000);
const parse = (...chunks: string[]): StreamEvent[] => {
  const parser = eventParser();
  return chunks.flatMap((chunk) => parser.push(chunk));
};

describe('eventParser', () => {
  test.each([
    [
      'one event',
      'id: 42\nevent: status\ndata: {"a":1}\n\n',
      [{ id: '42', event: 'status', data: '{"a":1}' }],
    ],
    [
      'data over several lines',
      'data: a\ndata:b\ndata\n\n',
      [{ id: null, event: 'message', data: 'a\nb\n' }],
    ],
    ['comments', ': ping\n\n:\ndata: a\n\n', [{ id: null, event: 'message', data: 'a' }]],
    ['unknown fields', 'retry: 5000\nfoo: bar\ndata: a\n\n', [{ id: null, event: 'message', data: 'a' }]],
    ['an event without data', 'event: x\n\ndata: a\n\n', [{ id: null, event: 'message', data: 'a' }]],
    ['an unfinished event', 'data: a\n', []],
    ['a byte order mark', '\uFEFFdata: a\n\n', [{ id: null, event: 'message', data: 'a' }]],
    ['only one leading space', 'data:  a\n\n', [{ id: null, event: 'message', data: ' a' }]],
    ['CRLF', 'id: 1\r\ndata: a\r\n\r\n', [{ id: '1', event: 'message', data: 'a' }]],
    [
      'CR',
      'data: a\r\rdata: b\r\r:',
      [
        { id: null, event: 'message', data: 'a' },
        { id: null, event: 'message', data: 'b' },
      ],
    ],
    [
      'an id that stays',
      'id: 1\ndata: a\n\ndata: b\n\n',
      [
        { id: '1', event: 'message', data: 'a' },
        { id: '1', event: 'message', data: 'b' },
      ],
    ],
    ['an id with a null', 'id: 1\0\ndata: a\n\n', [{ id: null, event: 'message', data: 'a' }]],
  ])('reads %s', (_, text, events) => {
    expect(parse(text)).toEqual(events);
  });

  test('however the stream is cut, the events are the same', () => {
    const word = fc.stringMatching(/^[a-zа-я{}": ]{0,8}$/);
    const line = fc.oneof(
      fc
        .tuple(fc.constantFrom('id', 'event', 'data', 'retry', ''), word)
        .map(([name, text]) => `${name}: ${text}`),
      fc.constant(''),
      word,
    );
    const ending = fc.constantFrom('\n', '\r\n', '\r');
    const stream = fc
      .array(fc.tuple(line, ending), { maxLength: 20 })
      .map((lines) => `${lines.flat().join('')}\n\n`);
    fc.assert(
      fc.property(stream, fc.array(fc.nat(200), { maxLength: 12 }), (text, cuts) => {
        const at = [0, ...cuts.map((cut) => cut % (text.length + 1)).toSorted((a, b) => a - b), text.length];
        const chunks = at.slice(1).map((end, index) => text.slice(at[index], end));
        expect(parse(...chunks)).toEqual(parse(text));
      }),
      { numRuns },
    );
  });

  test('what was written is what is read', () => {
    const event = fc.record({
      id: fc.stringMatching(/^[0-9]{1,6}$/),
      event: fc.stringMatching(/^[a-z]{1,8}$/),
      data: fc.jsonValue().map((value) => JSON.stringify(value)),
    });
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const text = events.map((e) => `id: ${e.id}\nevent: ${e.event}\ndata: ${e.data}\n\n: ping\n\n`);
        expect(parse(text.join(''))).toEqual(events);
      }),
      { numRuns },
    );
  });
});
