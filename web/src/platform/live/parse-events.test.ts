import { array, assert, constantFrom, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEventParser, type ServerEvent } from './parse-events.ts';

function parse(...chunks: string[]): ServerEvent[] {
  const parser = createEventParser();
  return chunks.flatMap((chunk) => parser.push(chunk));
}

describe('reading server-sent events', () => {
  it('takes name, data over several lines and id', () => {
    expect(parse('event: update\nid: 7\ndata: one\ndata: two\n\n')).toEqual([
      { event: 'update', id: '7', data: 'one\ntwo' },
    ]);
  });

  it('skips comments and events without data, and keeps the last id', () => {
    expect(parse(': heartbeat\n\nid: 4\n\ndata: x\n\n')).toEqual([{ event: 'message', id: '4', data: 'x' }]);
  });

  it('remembers how long the server asks to wait', () => {
    const parser = createEventParser();
    parser.push('retry: 2500\nretry: soon\n\n');
    expect(parser.retryMs()).toBe(2500);
  });

  it('gives the same events wherever the stream is cut and however its lines end', () => {
    const stream = 'event: a\ndata: {"x":1}\n\n: beat\n\nid: 9\ndata: first\ndata:  second\n\n';
    const whole = parse(stream);
    assert(
      property(
        constantFrom('\n', '\r\n', '\r'),
        array(nat(stream.length * 2), { maxLength: 8 }),
        (ending, cuts) => {
          const text = stream.replaceAll('\n', ending);
          const places = [0, ...cuts.map((cut) => Math.min(cut, text.length)).toSorted((a, b) => a - b)];
          const chunks = places.map((place, at) => text.slice(place, places[at + 1] ?? text.length));
          // A lone carriage return at the very end still waits for what follows it.
          expect(parse(...chunks, ending === '\r' ? '\n' : '')).toEqual(whole);
        },
      ),
    );
  });
});
