import { expect, test } from '@playwright/test';
import type { ScriptedVisitor } from './api-visitor.ts';

/** A server that has just begun learns its history before it projects anybody, which takes as long as the machine takes. */
const LEARNING_MS = 200_000;

/**
 * A match that is still some way off and whose players have projections: what there is to read, there is to build from.
 * Not the one that is furthest off, whose analysis the journeys of the desk publish and withdraw meanwhile.
 */
export async function findComingMatch(member: ScriptedVisitor): Promise<string> {
  test.slow();
  let found = '';
  await expect(async () => {
    const cards: { matchKey: string; analysisDate: string }[] = (
      await (await member.get('/api/v1/analysis/')).json()
    ).data;
    const card = cards.toSorted((a, b) => b.analysisDate.localeCompare(a.analysisDate))[1];
    found = card?.matchKey ?? '';
    const { data } = await (await member.get(`/api/v1/analysis/${found}/`)).json();
    expect(data.projections.length).toBeGreaterThan(0);
  }).toPass({ timeout: LEARNING_MS });
  return found;
}
