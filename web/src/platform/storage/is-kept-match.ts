import type { MatchSummary } from '@gullylens/contract/http/match';
import { isRecord, isText } from './local-storage.ts';

const phases: readonly unknown[] = ['upcoming', 'live', 'completed'] satisfies MatchSummary['phase'][];

/** An earlier version may have kept another shape: what a match is drawn and replaced from has to be there. */
export function isKeptMatch(value: unknown): value is MatchSummary {
  if (!isRecord(value)) return false;
  const { id, key, name, status, matchType, version, phase, venue, teamInfo, score, tournament, toss } =
    value;
  return (
    [id, key, name, status, matchType].every(isText) &&
    typeof version === 'number' &&
    phases.includes(phase) &&
    isNamed(venue) &&
    isListOf(teamInfo, isTeam) &&
    teamInfo.length === 2 &&
    isListOf(score, isInnings) &&
    (tournament === null || isNamed(tournament)) &&
    (toss === null || (isRecord(toss) && isText(toss['winner'])))
  );
}

function isListOf(value: unknown, isOne: (one: unknown) => boolean): value is readonly unknown[] {
  return Array.isArray(value) && value.every(isOne);
}

function isNamed(value: unknown): boolean {
  return isRecord(value) && isText(value['name']);
}

function isTeam(value: unknown): boolean {
  return isRecord(value) && isText(value['name']) && isText(value['shortname']);
}

function isInnings(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { team, r, w, o } = value;
  return isText(team) && isText(o) && typeof r === 'number' && typeof w === 'number';
}
