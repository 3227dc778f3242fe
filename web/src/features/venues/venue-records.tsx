import type { VenueRecord } from '@gullylens/contract/http/venues';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { wholeText } from '../../ui/figure-text.ts';
import { FigureTile } from '../../ui/fact-list.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useChoiceInAddress } from '../../ui/use-choice-in-address.ts';
import { TotalsHistogram } from './totals-histogram.tsx';

/** What a ground has seen, one format and gender at a time, the most played first. */
export function VenueRecords({ records }: { records: readonly VenueRecord[] }) {
  const { i18n } = useLingui();
  const tabs = records.map((record) => ({ key: keyOf(record), label: nameOf(i18n, record) }));
  const keys = tabs.map(({ key }) => key);
  const [chosen, setChosen] = useChoiceInAddress('format', keys, keys[0] ?? '');
  const record = records.find((one) => keyOf(one) === chosen);
  if (!record) return null;
  return (
    <div className="mt-5">
      <Tabs label={i18n.t('Formats')} tabs={tabs} selected={chosen} onSelect={setChosen}>
        <RecordFigures record={record} />
        <TotalsHistogram key={chosen} record={record} />
      </Tabs>
    </div>
  );
}

function keyOf({ format, gender }: VenueRecord): string {
  return `${format} ${gender}`;
}

function nameOf(i18n: I18n, { format, gender }: VenueRecord): string {
  return gender === 'female' ? i18n.t('{format}, women', { format }) : format;
}

function RecordFigures({ record }: { record: VenueRecord }) {
  const { i18n } = useLingui();
  return (
    <dl className="mb-6 grid grid-cols-2 gap-3 md:grid-cols-4">
      <FigureTile label={i18n.t('Matches')} value={wholeText(record.matches)} />
      <FigureTile label={i18n.t('Average first innings')} value={wholeText(record.averageScore)} />
      <FigureTile
        label={i18n.t('Highest and lowest')}
        value={`${wholeText(record.highest)} / ${wholeText(record.lowest)}`}
      />
      <FigureTile label={i18n.t('Average powerplay')} value={wholeText(record.averagePowerplay)} />
      <FigureTile label={i18n.t('Won by the chasing team')} value={wholeText(record.chaseSuccess, '%')} />
      <FigureTile label={i18n.t('Won by the toss winner')} value={wholeText(record.tossWinAdvantage, '%')} />
      <FigureTile label={i18n.t('Toss winner chose to bat')} value={wholeText(record.tossChoseBat, '%')} />
      <FigureTile
        label={i18n.t('Wickets in a first innings')}
        value={record.averageWickets === null ? '–' : record.averageWickets.toFixed(1)}
      />
    </dl>
  );
}
