import { expect, test } from '@playwright/test';
import type { ScriptedVisitor } from './api-visitor.ts';

/** A new server learns its history before it projects players, which depends on the machine's speed. */
const LEARNING_MS = 200_000;

/**
 * Returns an upcoming match whose players have projections, as needed for analyses and line-ups: the one that starts
 * last, so that it stays upcoming. It is not the very last one, whose analysis the desk journeys publish and withdraw,
 * nor one that was announced a moment ago and has yet to be projected.
 */
export async function findUpcomingMatch(member: ScriptedVisitor): Promise<string> {
  test.slow();
  let found: string | undefined;
  await expect(async () => {
    const upcoming = await read<{ key: string }[]>(member, '/api/v1/cricket/matches/upcoming/');
    const keys = new Set(upcoming.map(({ key }) => key));
    const cards = await read<{ matchKey: string; analysisDate: string }[]>(member, '/api/v1/analysis/');
    const [, ...others] = cards.toSorted((a, b) => b.analysisDate.localeCompare(a.analysisDate));
    for (const { matchKey } of others.filter((card) => keys.has(card.matchKey))) {
      const { projections } = await read<{ projections: unknown[] }>(member, `/api/v1/analysis/${matchKey}/`);
      found = projections.length > 0 ? matchKey : undefined;
      if (found !== undefined) break;
    }
    expect(found).toBeDefined();
  }).toPass({ timeout: LEARNING_MS });
  return found ?? '';
}

async function read<Data>(member: ScriptedVisitor, path: string): Promise<Data> {
  return (await (await member.get(path)).json()).data;
}
