const WOMEN = /\b(women|girls|ladies)(['’]?s)?\b|\(w\)|\bw(pl|bbl|cpl|odi|t20i?)\b/i;
const MEN = /\b(men|boys)(['’]?s)?\b|\(m\)/i;

/** Returns the gender that the names state. Null when they state none, or both. */
export function genderIn(...names: readonly string[]): 'male' | 'female' | null {
  const [women, men] = [WOMEN, MEN].map((words) => names.some((name) => words.test(name)));
  if (women === men) return null;
  return women ? 'female' : 'male';
}
