/** Overs as a number in order of play, whatever the length of an over: `16.2` is 162, for tenths never reach ten. */
export function placeOf(overs: string): number {
  const [whole = 0, balls = 0] = overs.split('.').map(Number);
  return whole * 10 + balls;
}

/** The overs of a place: 162 is `16.2`. */
export function oversAt(place: number): string {
  return `${Math.floor(place / 10)}.${place % 10}`;
}
