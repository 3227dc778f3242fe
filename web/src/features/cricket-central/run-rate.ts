/** Runs an over to two places; `16.2` is sixteen overs and two balls of six. */
export function runRate({ r, o }: { r: number; o: string }): string {
  const [overs = '0', balls = '0'] = o.split('.');
  const bowled = Number(overs) * 6 + Number(balls);
  return bowled === 0 ? '0.00' : ((r * 6) / bowled).toFixed(2);
}
