import { Inbox } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Badge, CountBadge, LiveDot } from '../src/ui/layout/badge.tsx';
import { Button, type ButtonVariant } from '../src/ui/controls/button.tsx';
import { Card } from '../src/ui/layout/card.tsx';
import { EmptyState } from '../src/ui/feedback/empty-state.tsx';
import { FailurePanel } from '../src/ui/feedback/failure-panel.tsx';
import { MatchRowSkeleton } from '../src/ui/match/match-column.tsx';
import { Skeleton } from '../src/ui/controls/skeleton.tsx';
import { Spinner } from '../src/ui/controls/skeleton.tsx';
import { Tabs } from '../src/ui/layout/tabs.tsx';
import { TextField } from '../src/ui/controls/fields.tsx';

/** A titled row of the gallery. */
export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-3 text-sm font-bold text-muted">{title}</h3>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </section>
  );
}

const looks: readonly ButtonVariant[] = ['primary', 'premium', 'destructive', 'outline', 'quiet'];
const tones = ['neutral', 'turf', 'premium', 'live', 'sky'] as const;
const tabs = [
  { key: 'one', label: 'One', badge: <CountBadge count={3} tone="live" /> },
  { key: 'two', label: 'Two' },
  { key: 'three', label: 'A third' },
] as const;

/** Buttons, fields and tabs in the gallery. */
export function Controls() {
  const [tab, setTab] = useState<(typeof tabs)[number]['key']>('one');
  return (
    <>
      {looks.map((look) => (
        <GallerySection key={look} title={`Button: ${look}`}>
          <Button look={look}>Medium</Button>
          <Button look={look} size="large">
            Large
          </Button>
          <Button look={look} busy>
            Busy
          </Button>
          <Button look={look} disabled>
            Disabled
          </Button>
        </GallerySection>
      ))}
      <GallerySection title="Badges">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone === 'live' && <LiveDot />} {tone}
          </Badge>
        ))}
        <CountBadge count={7} />
        <CountBadge count={21} tone="live" />
      </GallerySection>
      <GallerySection title="Fields">
        <TextField label="With a label" placeholder="Placeholder" />
        <TextField label="Filled" defaultValue="What was typed" />
        <TextField label="Disabled" disabled defaultValue="Not to be changed" />
      </GallerySection>
      <GallerySection title="Tabs">
        <div>
          <Tabs label="Examples" tabs={tabs} selected={tab} onSelect={setTab}>
            <Card className="p-4">The panel of {tab}</Card>
          </Tabs>
        </div>
      </GallerySection>
    </>
  );
}

/** Waiting, empty and failed states in the gallery. */
export function States() {
  return (
    <>
      <GallerySection title="Waiting">
        <Spinner label="Loading" />
        <Spinner small />
        <Skeleton className="h-6 w-40" />
        <div className="w-72">
          <MatchRowSkeleton />
        </div>
      </GallerySection>
      <GallerySection title="Empty and broken">
        <EmptyState icon={<Inbox className="size-6" />} title="Nothing here" text="There may be, later." />
        <FailurePanel title="Error Loading Data" lines={['What went wrong.']} onRetry={() => undefined} />
      </GallerySection>
    </>
  );
}
