import { useLingui } from '@lingui/react';
import { LiveDot } from '../../ui/layout/badge.tsx';
import { TeamDisc } from '../../ui/match/match-row.tsx';
import { FittingText } from '../../ui/text/fitting-text.tsx';
import { classNames } from '../../ui/text/class-names.ts';
import type { SearchGroup, SearchOption } from './search-options.ts';

interface SearchListProps {
  id: string;
  groups: readonly SearchGroup[];
  /** Position of the active option among all. */
  active: number;
  onChoose: (option: SearchOption) => void;
  onPoint: (position: number) => void;
}

/** Returns the id of an option's element, for `aria-activedescendant`. */
export const optionId = (list: string, position: number) => `${list}-${position}`;

/** The options of the search in groups. The field keeps the focus and names the active option. */
export function SearchList({ id, groups, active, onChoose, onPoint }: SearchListProps) {
  const { i18n } = useLingui();
  const all = groups.flatMap(({ options }) => options);
  return (
    <div id={id} role="listbox" aria-label={i18n.t('Search')}>
      {groups.map(({ title, options }) => (
        <div key={title} role="group" aria-label={i18n.t(title)} className="mb-2">
          <p aria-hidden="true" className="px-3 py-1 text-xs font-semibold text-muted">
            {i18n.t(title)}
          </p>
          {options.map((option) => {
            const position = all.indexOf(option);
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
              <div
                key={option.to}
                id={optionId(id, position)}
                role="option"
                tabIndex={-1}
                aria-selected={position === active}
                onMouseDown={(event) => event.preventDefault()}
                onPointerMove={() => onPoint(position)}
                onClick={() => onChoose(option)}
                className={classNames(
                  'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5',
                  position === active && 'bg-raised',
                )}
              >
                {option.teams && (
                  <span aria-hidden="true" className="flex shrink-0 -space-x-1.5">
                    {option.teams.map((team) => (
                      <TeamDisc key={team.name} team={team} />
                    ))}
                  </span>
                )}
                <span className="min-w-0 flex-1">
                  <OptionName option={option} />
                  <span className="flex items-baseline gap-1.5 text-xs">
                    {option.isLive && (
                      <span className="inline-flex shrink-0 items-center gap-1.5 font-semibold text-live">
                        <LiveDot /> {i18n.t('Live')}
                      </span>
                    )}
                    {option.note && <span className="line-clamp-2 text-muted tabular">{option.note}</span>}
                  </span>
                </span>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** A name; of a match, whose scores or start follow, on one line. */
function OptionName({ option: { name, teams } }: { option: SearchOption }) {
  if (!teams) return <span className="line-clamp-2 text-sm font-semibold">{name}</span>;
  const short = teams.map((team) => team.shortname || team.name).join(' vs ');
  return <FittingText text={name} short={short} className="text-sm font-semibold" />;
}
