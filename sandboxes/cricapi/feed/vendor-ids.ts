import { createHash } from 'node:crypto';

const CYCLE_DIGITS = 12;

/** Thirty-two hexadecimal digits derived from the name, in the form of a random UUID. */
function digitsFor(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4];
  return `${hex.slice(0, 12)}4${hex.slice(13, 16)}${variant}${hex.slice(17, 32)}`;
}

function dashed(digits: string): string {
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const mask = (digits: string, cycle: number) =>
  (BigInt(`0x${digits.slice(-CYCLE_DIGITS)}`) ^ BigInt(cycle)).toString(16).padStart(CYCLE_DIGITS, '0');

/** The vendor's id of a match in a cycle, from 0. The last twelve digits encode the cycle. */
export function vendorMatchId(matchId: string, cycle: number): string {
  const digits = digitsFor(`match:${matchId}`);
  return dashed(digits.slice(0, -CYCLE_DIGITS) + mask(digits, cycle));
}

/** The part of a match's vendor ids that is equal in every cycle. */
export const matchIdStem = (vendorId: string) => vendorId.slice(0, -CYCLE_DIGITS);

/** The cycle that a vendor's id of this match encodes. */
export function cycleOf(vendorId: string, matchId: string): number {
  const own = BigInt(`0x${digitsFor(`match:${matchId}`).slice(-CYCLE_DIGITS)}`);
  return Number(BigInt(`0x${vendorId.slice(-CYCLE_DIGITS)}`) ^ own);
}

/** A player's id in the form of CricAPI's, derived from ours. */
export const vendorPlayerId = (playerId: string) => dashed(digitsFor(`player:${playerId}`));

/** A series' id in the form of CricAPI's, derived from its name. */
export const vendorSeriesId = (name: string) => dashed(digitsFor(`series:${name}`));

/** A number from 0 to 65,535 derived from a text: decides which of the vendor's quirks a row has. */
export function quirkSeed(text: string): number {
  return createHash('sha256').update(`quirk:${text}`).digest().readUInt16BE(0);
}
