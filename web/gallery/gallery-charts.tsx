import { FormStrip } from '../src/ui/charts/form-strip.tsx';
import { SplitBar } from '../src/ui/charts/split-bar.tsx';
import { WormChart } from '../src/ui/charts/worm-chart.tsx';
import { TeamBadge } from '../src/ui/layout/team-badge.tsx';
import { GallerySection } from './gallery-controls.tsx';

const points = (rate: number) =>
  Array.from({ length: 20 }, (_, at) => ({ overs: at + 1, runs: (at + 1) * rate }));

/** Charts and signs, in the gallery of components (development only). */
export function Charts() {
  return (
    <>
      <GallerySection title="Signs and strips">
        <TeamBadge name="Malabar Monsoons" shortName="MLM" />
        <TeamBadge name="Deccan Drifters" shortName="DCD" size="small" />
        <TeamBadge name="Without a short name" shortName="" />
        <FormStrip form="WLLWN" />
      </GallerySection>
      <GallerySection title="Split bar">
        <div className="w-full">
          <SplitBar
            parts={[
              { label: 'Won', value: 7, colour: 'var(--turf)' },
              { label: 'No result', value: 1, colour: 'var(--edge)' },
              { label: 'Lost', value: 4, colour: 'var(--danger)' },
            ]}
          />
        </div>
      </GallerySection>
      <GallerySection title="Worm">
        <div className="w-full">
          <WormChart
            summary="Two innings of twenty overs"
            overs={20}
            lines={[
              { label: 'First', tone: 'muted', points: points(8.2) },
              { label: 'Chase', tone: 'turf', points: points(8.6) },
            ]}
          />
        </div>
      </GallerySection>
    </>
  );
}
