import type { MatchSummary } from '../../contract/http/matches/match.ts';
import type { LiveSnapshot, LiveUpdate } from '../../contract/live/live-messages.ts';
import type { MatchChange } from './score-change.ts';

interface FollowedUpdates {
  /** All changes since the stream was opened, oldest first. */
  readonly seen: () => readonly MatchChange[];
  /** Closes the stream. Rejects when it had broken before. */
  readonly stop: () => Promise<void>;
}

/** Reads the live stream as a browser does. Resolves when the stream is open. */
export async function followUpdates(address: string, access: string): Promise<FollowedUpdates> {
  const closing = new AbortController();
  const answer = await fetch(`${address}/api/live/`, {
    headers: { authorization: `Bearer ${access}` },
    signal: closing.signal,
  });
  if (!answer.ok || answer.body === null) throw new Error(`The stream answered ${answer.status}.`);
  const seen: MatchChange[] = [];
  let broke: unknown;
  const ended = keepChanges(answer.body.pipeThrough(new TextDecoderStream()), seen).catch(
    (error: unknown) => {
      if (!closing.signal.aborted) broke = error;
    },
  );
  const stop = async () => {
    closing.abort();
    await ended;
    if (broke !== undefined) throw broke;
  };
  return { seen: () => seen, stop };
}

async function keepChanges(stream: ReadableStream<string>, seen: MatchChange[]): Promise<void> {
  const known = new Map<string, MatchSummary>();
  let rest = '';
  for await (const piece of stream) {
    const frames = (rest + piece).split('\n\n');
    rest = frames.pop() ?? '';
    for (const after of frames.flatMap(matchesIn)) {
      const before = known.get(after.id);
      if (before) seen.push({ before, after, receivedAt: performance.timeOrigin + performance.now() });
      known.set(after.id, after);
    }
  }
}

function matchesIn(frame: string): readonly MatchSummary[] {
  const name = /^event: (.*)$/m.exec(frame)?.[1];
  const data = /^data: (.*)$/m.exec(frame)?.[1] ?? '';
  if (name === 'snapshot') return (JSON.parse(data) as LiveSnapshot).matches;
  return name === 'update' ? [(JSON.parse(data) as LiveUpdate).match] : [];
}
