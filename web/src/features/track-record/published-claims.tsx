import { useLingui } from '@lingui/react';
import { Section } from '../../ui/layout/section.tsx';
import { PUBLISHED_TEST } from './published-test.ts';

/**
 * The results of the back-test in sentences (`published-test.ts`): what it shows of our forecasts, and what it does
 * not.
 */
export function PublishedClaims() {
  const { i18n } = useLingui();
  const { matches, from, to, eleven, captain, played, calls, teams } = PUBLISHED_TEST;
  const shown = [
    i18n.t(
      'Our line-up reached {ours}% of the best possible points. Recent form reached {form}%, the players most people pick {selected}%.',
      { ours: percent(eleven.ours), form: percent(eleven.form), selected: percent(eleven.selected) },
    ),
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
    i18n.t('In the first innings our win chances are better than those from overs, wickets and runs alone.'),
    i18n.t('In the chase our win chances are better than those from overs, wickets, runs and target alone.'),
    i18n.t(
      'Trump players were among the best three in {trump}% of the cases, others outside the favourites in {others}%. Flop players scored {flop} points, other favourites {favourites}.',
      { ...calls, trump: percent(calls.trump), others: percent(calls.others) },
    ),
  ];
  const notShown = [
    i18n.t(
      'Our captain was among the best three in {ours}% of the matches. By recent form it was {form}%: luck can explain the difference.',
      { ours: percent(captain.ours), form: percent(captain.form) },
    ),
    i18n.t(
      'High Risk-Reward reached {risky}% in the same matches, the players most people pick {selected}%: luck can explain the difference.',
      { risky: percent(teams.risky), selected: percent(teams.selected) },
    ),
    i18n.t('Not every league has such a lead. In a single league luck often explains it.'),
  ];
  return (
    <Section title={i18n.t('What we can show, and what we cannot')} className="mt-10">
      <p className="mt-1 text-sm text-muted">
        {i18n.t(
          'Tested on {matches} men’s T20 league matches of {from} to {to}, as an analysis is sealed: before play, with the probable XIs. {played}% of those players then played.',
          { matches: i18n.number(matches), from: String(from), to: String(to), played },
        )}
      </p>
      <p className="mt-1 text-sm text-muted">
        {i18n.t(
          'The chances of the top three and the pick percentages came true about as often as they said: luck can explain the difference. {within}% of the named teams came within their range; 80% should.',
          { within: teams.within },
        )}
      </p>
      <div className="mt-4 grid grid-cols-1 gap-4 md:grid-cols-2">
        <Claims title={i18n.t('Better than simple forecasts, by more than luck')} sentences={shown} />
        <Claims title={i18n.t('Not proven')} sentences={notShown} />
      </div>
    </Section>
  );
}

function percent(value: number): string {
  return value.toFixed(1);
}

function Claims({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <article className="rounded-card border border-line bg-surface p-5">
      <h3 className="font-bold">{title}</h3>
      <ul className="mt-2 list-disc space-y-2 pl-5 text-sm tabular">
        {sentences.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </article>
  );
}
