/** A client of a live stream. */
export interface LiveStream {
  /** Returns the numbers of the next `count` updates. */
  readonly nextUpdates: (count: number) => Promise<number[]>;
  /** Resolves when this or a later update was received. */
  readonly untilUpdate: (number: number) => Promise<void>;
  readonly close: () => void;
}

/** Opens the live stream of a server, as a browser does. */
export async function openLiveStream(
  address: string,
  headers: Readonly<Record<string, string>>,
): Promise<LiveStream> {
  const stop = new AbortController();
  const answer = await fetch(`${address}/api/live/`, { headers, signal: stop.signal });
  if (!answer.ok || answer.body === null) throw new Error(`the live stream answered ${answer.status}`);
  const numbers: number[] = [];
  const listeners = new Set<() => void>();
  const read = async (body: ReadableStream<Uint8Array>) => {
    let text = '';
    for await (const part of body.pipeThrough(new TextDecoderStream())) {
      text += part;
      const frames = text.split('\n\n');
      text = frames.pop() ?? '';
      for (const frame of frames) {
        const id = /^id: (\d+)$/m.exec(frame)?.[1];
        if (id !== undefined && /^event: update$/m.test(frame)) numbers.push(Number(id));
      }
      for (const listener of listeners) listener();
    }
  };
  void read(answer.body).catch(() => {});
  const until = (isReached: () => boolean) =>
    new Promise<void>((resolve) => {
      const listener = () => {
        if (!isReached()) return;
        listeners.delete(listener);
        resolve();
      };
      listeners.add(listener);
      listener();
    });
  return {
    nextUpdates: async (count) => {
      const from = numbers.length;
      await until(() => numbers.length >= from + count);
      return numbers.slice(from, from + count);
    },
    untilUpdate: (number) => until(() => (numbers.at(-1) ?? 0) >= number),
    close: () => stop.abort(),
  };
}
