/**
 * A grid of two columns on the narrowest phones too. With large text, where a column would have fewer than about twenty
 * letters, one is below the other.
 */
export const twoColumns = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))]';
