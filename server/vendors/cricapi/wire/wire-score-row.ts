import { z } from 'zod';
import { wireId, wireInstant, wireOvers, wireTextOrNull } from './wire-values.ts';

/** A team's name: `Chennai Super Kings [CSK]` without the short name. Empty while the team is unknown. */
const WireTeamName = wireTextOrNull.transform((text) => text?.replace(/\s*\[[^\]]*\]$/, '') ?? '');

const ALL_OUT = 10;

/**
 * `220/4 (20)`, `220/4d (20 ov)`, or `220 (19.1)` for all out. Null for several innings of a team or other text, which
 * the fuller responses provide.
 */
const WireTotal = wireTextOrNull.transform((text) => {
  const parts = /^(\d{1,4})(?:[/-](\d{1,2}))?\s*d?\s*\((\d{1,3}(?:\.\d)?)\s*(?:ov(?:ers)?)?\)$/i.exec(
    text ?? '',
  );
  const [, runs, wickets = ALL_OUT, overs] = parts ?? [];
  if (runs === undefined || overs === undefined) return null;
  return { r: Number(runs), w: Math.min(Number(wickets), ALL_OUT), o: wireOvers.parse(overs) };
});
/** A team's total: runs, wickets and overs (`16.2`). */
export type CricapiTotal = { readonly r: number; readonly w: number; readonly o: string };

const MatchState = z.enum(['fixture', 'live', 'result']);

/**
 * A row of `cricScore`: every match's state on one page for one hit. `ms` (state) may be missing or have a new value;
 * `t1` and `t2` are the teams, `t1s` and `t2s` their totals.
 */
export const CricapiScoreRow = z.object({
  id: wireId,
  dateTimeGMT: wireInstant,
  status: wireTextOrNull.transform((text) => text ?? ''),
  ms: wireTextOrNull.transform((state) => MatchState.safeParse(state?.toLowerCase()).data ?? null),
  t1: WireTeamName,
  t2: WireTeamName,
  t1s: WireTotal,
  t2s: WireTotal,
});
/** A parsed row. */
export type CricapiScoreRow = z.output<typeof CricapiScoreRow>;
