/** Held while an import runs, in whatever process: imports take turns, and names stand still meanwhile. Any fixed number. */
export const IMPORT_LOCK = 4_713_002;
