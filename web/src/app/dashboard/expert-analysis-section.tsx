import { useState } from 'react';
import { ExpertAnalysis } from '../../features/analysis/expert-analysis.tsx';
import { Upgrade } from '../../features/premium/upgrade.tsx';
import { reloadWithWelcome } from '../../features/premium/welcome-toast.tsx';
import { SectionHeading } from '../../ui/card.tsx';

/** The analysis cards with the way to unlock them. Paying from here reloads the page, so that everything is open. */
export function ExpertAnalysisSection() {
  const [upgrading, setUpgrading] = useState(false);
  return (
    <>
      <SectionHeading
        title="Expert Analysis"
        id="expert-analysis-title"
        note="Drafted from ball-by-ball history, published before the toss."
      />
      <ExpertAnalysis onUpgrade={() => setUpgrading(true)} />
      <Upgrade open={upgrading} onClose={() => setUpgrading(false)} onPaid={reloadWithWelcome} />
    </>
  );
}
