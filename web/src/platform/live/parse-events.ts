export interface ServerEvent {
  event: string;
  data: string;
  id: string | null;
}

export interface EventParser {
  /** Takes the next piece of the stream, cut anywhere, and gives the events it completes. */
  push: (chunk: string) => ServerEvent[];
  /** What the server last asked for in `retry:`, in milliseconds. */
  retryMs: () => number | null;
}

interface Draft {
  event: string;
  data: string[];
}

/** Reads `text/event-stream` as the HTML standard has it: any line ending, comments skipped, no data no event. */
export function createEventParser(): EventParser {
  let rest = '';
  let retry: number | null = null;
  let lastId: string | null = null;
  let draft: Draft = { event: 'message', data: [] };

  const takeLine = (line: string): ServerEvent | null => {
    if (line === '') {
      const complete = draft;
      draft = { event: 'message', data: [] };
      return complete.data.length === 0 ? null : finish(complete, lastId);
    }
    const [field, value] = splitLine(line);
    if (field === 'data') draft.data.push(value);
    if (field === 'event') draft.event = value;
    if (field === 'id' && !value.includes('\0')) lastId = value;
    if (field === 'retry' && /^\d+$/.test(value)) retry = Number(value);
    return null;
  };

  return {
    push: (chunk) => {
      const { lines, remainder } = splitLines(rest + chunk);
      rest = remainder;
      return lines.map(takeLine).filter((event) => event !== null);
    },
    retryMs: () => retry,
  };
}

function finish(draft: Draft, id: string | null): ServerEvent {
  return { event: draft.event, data: draft.data.join('\n'), id };
}

/** A carriage return at the very end may be half of a line ending and waits for the next piece. */
function splitLines(text: string): { lines: string[]; remainder: string } {
  const held = text.endsWith('\r') ? '\r' : '';
  const lines = text.slice(0, text.length - held.length).split(/\r\n|\n|\r/);
  return { remainder: (lines.pop() ?? '') + held, lines };
}

function splitLine(line: string): [field: string, value: string] {
  const colon = line.indexOf(':');
  if (colon === -1) return [line, ''];
  const value = line.slice(colon + 1);
  return [line.slice(0, colon), value.startsWith(' ') ? value.slice(1) : value];
}
