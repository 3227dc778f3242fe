import { FantasyTips } from '../shell/fantasy-tips.tsx';
import { LatestGrade } from './latest-grade.tsx';
import { Promises } from './promises.tsx';
import { VisitorCache } from './visitor-cache.tsx';

/** The sections below the first screen of the landing page, loaded when the browser is idle. */
export function LandingBelow() {
  return (
    <>
      <VisitorCache>
        <LatestGrade className="mx-auto max-w-7xl px-4 pt-8 md:px-6" />
      </VisitorCache>
      <Promises />
      <FantasyTips className="mx-auto max-w-7xl px-4 pt-10 md:px-6" />
    </>
  );
}
