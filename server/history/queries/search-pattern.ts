/** Part of a name as a pattern for `ilike`, its own signs meaning nothing. */
export function containing(search: string): string {
  return `%${escapePattern(search)}%`;
}

/** `Virat Kohli` as archives write it, `V Kohli`: the first letter and the last word. `null` for a single word. */
export function initialAndSurname(search: string): string | null {
  const words = search.split(/\s+/);
  const surname = words.at(-1);
  const initial = words[0]?.[0];
  if (words.length < 2 || !surname || !initial) return null;
  return `${escapePattern(initial)}%${escapePattern(surname)}`;
}

function escapePattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
