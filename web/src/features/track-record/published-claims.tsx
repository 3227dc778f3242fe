import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/layout/badge.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ComparisonBars } from './comparison-bars.tsx';
import { PUBLISHED_TEST } from './published-test.ts';
import { RANDOM_PICK_PERCENT } from './record-summary.tsx';

/**
 * The results of the back-test (`published-test.ts`): our line-up and our captain beside simple picks, and in a
 * disclosure what else it shows of our forecasts, and what it does not.
 */
export function PublishedClaims() {
  const { i18n } = useLingui();
  const { matches, from, to, played } = PUBLISHED_TEST;
  return (
    <Section title={i18n.t('What we can show, and what we cannot')} className="mt-10">
      <div className="mt-4 grid grid-cols-1 gap-3 md:grid-cols-2">
        <TestedPicks
          title={i18n.t('Line-up: share of the best possible points')}
          shares={PUBLISHED_TEST.eleven}
          scale={i18n.t('100% is the best line-up that could have been picked.')}
        >
          <Badge isPlain tone="turf">
            {i18n.t('Better by more than luck')}
          </Badge>
        </TestedPicks>
        <TestedPicks
          title={i18n.t('Captain: among the best three of the match')}
          shares={PUBLISHED_TEST.captain}
          scale={i18n.t('Random pick: {percent}%.', { percent: percent(RANDOM_PICK_PERCENT.topThree) })}
        >
          <Badge isPlain tone="premium">
            {i18n.t('Not proven: luck can explain the lead over recent form')}
          </Badge>
        </TestedPicks>
      </div>
      <p className="mt-3 text-sm text-muted">
        {i18n.t(
          'Tested on {matches} men’s T20 league matches of {from} to {to}, as an analysis is sealed: before play, with the probable XIs. {played}% of those players then played.',
          { matches: i18n.number(matches), from: String(from), to: String(to), played },
        )}
      </p>
      <div className="mt-3 rounded-card border border-line bg-surface px-4">
        <Disclosure title={<span className="font-semibold">{i18n.t('All results of the test')}</span>}>
          <OtherClaims />
        </Disclosure>
      </div>
    </Section>
  );
}

interface TestedPicksProps {
  title: string;
  /** Percentages that our pick and two simple ones reached. */
  shares: Record<'ours' | 'form' | 'selected', number>;
  /** What the percentages compare with. */
  scale: string;
  /** Whether our lead is more than luck. */
  children: ReactNode;
}

function TestedPicks({ title, shares, scale, children }: TestedPicksProps) {
  const { i18n } = useLingui();
  return (
    <ComparisonBars
      title={title}
      full={100}
      bars={[
        bar(i18n.t('Our pick'), shares.ours),
        bar(i18n.t('By recent form'), shares.form),
        bar(i18n.t('The players most people pick'), shares.selected),
      ]}
    >
      <p className="mt-3 text-sm tabular">
        {i18n.t(
          '{form} points more than by recent form, {selected} more than the players most people pick.',
          {
            form: percent(shares.ours - shares.form),
            selected: percent(shares.ours - shares.selected),
          },
        )}
      </p>
      <p className="mt-2">{children}</p>
      <p className="mt-1 text-xs text-muted">{scale}</p>
    </ComparisonBars>
  );
}

function bar(label: string, value: number) {
  return { label, value, text: `${percent(value)}%` };
}

/** What else the test shows, and what it does not, in sentences. */
function OtherClaims() {
  const { i18n } = useLingui();
  const { calls, teams } = PUBLISHED_TEST;
  const shown = [
    i18n.t('Our expected points come closer than recent form, and put the players in a better order.'),
    i18n.t(
      'Safe & Steady and Balanced Approach reached {safe}% and {balanced}% of the best possible points in {sample} matches, the players most people pick {selected}%.',
      {
        safe: percent(teams.safe),
        balanced: percent(teams.balanced),
        selected: percent(teams.selected),
        sample: teams.matches,
      },
    ),
    i18n.t(
      'In the first innings our win probabilities are better than those from overs, wickets and runs alone.',
    ),
    i18n.t(
      'In the chase our win probabilities are better than those from overs, wickets, runs and target alone.',
    ),
    i18n.t(
      'Trump players were among the best three in {trump}% of the cases, others outside the favourites in {others}%. Flop players scored {flop} points, other favourites {favourites}.',
      { ...calls, trump: percent(calls.trump), others: percent(calls.others) },
    ),
  ];
  const notShown = [
    i18n.t(
      'High Risk-Reward reached {risky}% in the same matches, the players most people pick {selected}%: luck can explain the difference.',
      { risky: percent(teams.risky), selected: percent(teams.selected) },
    ),
    i18n.t('Not every league has such a lead. In a single league luck often explains it.'),
  ];
  return (
    <div className="space-y-4 pb-4">
      <Claims title={i18n.t('Better than simple forecasts, by more than luck')} sentences={shown} />
      <Claims title={i18n.t('Not proven')} sentences={notShown} />
      <p className="text-sm text-muted">
        {i18n.t(
          'The chances of the top three and the pick percentages came true about as often as they said: luck can explain the difference. {within}% of the named teams came within their range; 80% should.',
          { within: teams.within },
        )}
      </p>
    </div>
  );
}

function percent(value: number): string {
  return value.toFixed(1);
}

function Claims({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <article>
      <h3 className="text-sm font-bold">{title}</h3>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-sm tabular">
        {sentences.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </article>
  );
}
