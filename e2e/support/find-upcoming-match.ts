import { expect, test } from '@playwright/test';
import type { ScriptedVisitor } from './api-visitor.ts';

/** A new server learns its history before it projects players, which depends on the machine's speed. */
const LEARNING_MS = 200_000;

/**
 * Returns an upcoming match whose players have projections, as needed for analyses and line-ups. It is not the last
 * one, whose analysis the desk journeys publish and withdraw.
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
