import { z } from 'zod';
import { wireId, wireImage, wireInstant, wireText, wireTextOrNull } from './wire-values.ts';

/** `Chennai Super Kings [CSK]` */
const WireSide = wireText.transform((text) => {
  const parts = /^(.*?)\s*\[([^\]]*)\]$/.exec(text);
  return { name: parts?.[1] ?? text, shortname: parts?.[2]?.trim() || null };
});

/** `220/4 (20)`; several innings of a side, or other words, give `null` and are left to the fuller answers. */
const WireTotal = wireTextOrNull.transform((text) => {
  const parts = /^\s*(\d{1,4})\/(\d{1,2})\s*\((\d{1,3}(?:\.\d)?)\)\s*$/.exec(text ?? '');
  const [, runs, wickets, overs] = parts ?? [];
  if (runs === undefined || wickets === undefined || overs === undefined) return null;
  return {
    r: Number(runs),
    w: Math.min(Number(wickets), 10),
    o: overs.includes('.') ? overs : `${overs}.0`,
  };
});
export type CricapiTotal = { readonly r: number; readonly w: number; readonly o: string };

/** A row of `cricScore`: every match's state on one page for one hit. `ms` may be missing or new. */
export const CricapiScoreRow = z.object({
  id: wireId,
  dateTimeGMT: wireInstant,
  matchType: wireTextOrNull,
  status: wireTextOrNull.transform((words) => words ?? ''),
  ms: z.enum(['fixture', 'live', 'result']).nullable().catch(null),
  t1: WireSide,
  t2: WireSide,
  t1s: WireTotal,
  t2s: WireTotal,
  t1img: wireImage,
  t2img: wireImage,
  series: wireTextOrNull,
});
export type CricapiScoreRow = z.output<typeof CricapiScoreRow>;
