/** Returns a name with an initial, so that it is short: `J Bumrah` for Jasprit Bumrah. `RG Sharma` stays. */
export function withInitial(name: string): string {
  return name.replace(/^(\S)\S*\p{Ll}(?=\s)/u, '$1');
}
