/** Sample accounts for signing in with one click. The names are invented. */
export const sampleAccounts = [
  { name: 'Asha Nair', email: 'asha.nair@example.com' },
  { name: 'Kabir Sethi', email: 'kabir.sethi@example.com' },
  { name: 'Meera Pillai', email: 'analyst@example.com' },
] as const;
