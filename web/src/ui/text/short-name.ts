/** `RCB` for Royal Challengers Bengaluru, `IND` for India. */
export function shortName(team: string): string {
  const words = team.trim().split(/\s+/);
  return words.length === 1
    ? team.slice(0, 3).toUpperCase()
    : words
        .map((word) => word[0] ?? '')
        .join('')
        .slice(0, 4)
        .toUpperCase();
}

/** `MI vs CSK` for Mumbai Indians vs Chennai Super Kings. */
export function shortTitle(title: string): string {
  return title.split(' vs ').map(shortName).join(' vs ');
}
