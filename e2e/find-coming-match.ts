import { expect, test } from '@playwright/test';
import type { ScriptedVisitor } from './scripted-visitor.ts';

/** A server that has just begun learns its history before it projects anybody, which takes as long as the machine takes. */
const LEARNING_MS = 200_000;

/** A match that is still some way off and whose players have projections: what there is to read, there is to build from. */
export async function findComingMatch(member: ScriptedVisitor): Promise<string> {
  test.slow();
  let found = '';
  await expect(async () => {
    const cards: { matchKey: string; analysisDate: string }[] = (
      await (await member.get('/api/v1/analysis/')).json()
    ).data;
    const latest = cards.toSorted((a, b) => b.analysisDate.localeCompare(a.analysisDate))[0];
    found = latest?.matchKey ?? '';
    const { data } = await (await member.get(`/api/v1/analysis/${found}/`)).json();
    expect(data.projections.length).toBeGreaterThan(0);
  }).toPass({ timeout: LEARNING_MS });
  return found;
}
