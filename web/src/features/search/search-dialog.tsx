import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { useLingui } from '@lingui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { apiQuery } from '../../platform/api/api-query.ts';
import { sentence } from '../../platform/language/sentence.ts';
import {
  deleteRecentSearches,
  readRecentSearches,
  storeRecentSearch,
} from '../../platform/storage/recent-searches.ts';
import { Button } from '../../ui/controls/button.tsx';
import { fieldClasses } from '../../ui/controls/fields.tsx';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { classNames } from '../../ui/text/class-names.ts';
import { useFollowedAtFirst } from '../../ui/match/follow-star.tsx';
import {
  groupResults,
  groupSuggested,
  pageGroups,
  type SearchGroup,
  type SearchOption,
} from './search-options.ts';
import { optionId, SearchList } from './search-list.tsx';

/** Pause in typing after which the search runs, in milliseconds. */
const TYPING_PAUSE_MS = 200;

/**
 * The search in a dialog: a combobox (ARIA) whose list has the found pages or, before typing, the recent choices, and
 * live and next matches.
 */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [recent, setRecent] = useState(readRecentSearches);
  const { current, isLoading } = useCurrentMatches();
  const search = useSearch(text.trim(), current);
  const untyped = useUntypedGroups(recent, current, isLoading);
  const groups = text.trim() === '' ? untyped : search.groups;
  const options = groups.flatMap((group) => group.options);
  const [chosenPosition, setChosenPosition] = useState(0);
  // New results may be fewer.
  const active = chosenPosition < options.length ? chosenPosition : 0;
  const listId = useId();
  const field = useFocusedField();

  const choose = (option: SearchOption) => {
    storeRecentSearch(option);
    onClose();
    void navigate(option.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = options[active];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      const next = (active + step + options.length) % options.length;
      setChosenPosition(next);
      document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && option && !search.isOutdated && !event.nativeEvent.isComposing) {
      choose(option);
    }
  };

  return (
    <Modal atTop title={i18n.t('Search')} onClose={onClose}>
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-label={i18n.t('Match, player, team, ground or series')}
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={options[active] && optionId(listId, active)}
        placeholder={i18n.t('Match, player, team, ground or series')}
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setChosenPosition(0);
        }}
        onKeyDown={onKeyDown}
        className={classNames(fieldClasses, 'min-h-11')}
      />
      <p role="status" className="mt-2 min-h-5 text-sm text-muted">
        {i18n.t(statusOf(text.trim(), search, options.length), {
          text: text.trim(),
          count: options.length,
        })}
      </p>
      <div className="-mx-3 mt-2 h-[min(26rem,45dvh)] overflow-y-auto overscroll-contain">
        <SearchList
          id={listId}
          groups={groups}
          active={active}
          onChoose={choose}
          onPoint={setChosenPosition}
        />
        {search.error !== null && (
          <div className="space-y-3 px-3">
            <InlineError error={search.error} />
            <Button look="outline" onClick={search.retry}>
              {i18n.t('Try Again')}
            </Button>
          </div>
        )}
        {text.trim() === '' && recent.length > 0 && (
          <Button
            look="quiet"
            onClick={() => {
              deleteRecentSearches();
              setRecent([]);
              field.current?.focus();
            }}
          >
            {i18n.t('Clear recent searches')}
          </Button>
        )}
      </div>
    </Modal>
  );
}

interface SearchState {
  groups: readonly SearchGroup[];
  /** True while the groups are the results of an earlier text. */
  isOutdated: boolean;
  isPending: boolean;
  error: unknown;
  retry: () => void;
}

/** Searches after a pause in typing. Until the next results arrive the last ones stay. */
function useSearch(text: string, current: readonly MatchSummary[]): SearchState {
  const { i18n } = useLingui();
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...apiQuery('GET /api/search/', { query: { q: settled } }),
    enabled: settled !== '' && text !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  return {
    groups: data && error === null ? groupResults(i18n, data.data, current) : [],
    isOutdated: text !== '' && (settled !== text || isPlaceholderData),
    isPending: text !== '' && (settled !== text || isFetching),
    error: text === '' || isFetching ? null : error,
    retry: () => void refetch(),
  };
}

/** Returns what is listed before typing: the recent searches, and live and coming matches, the followed ones first. */
function useUntypedGroups(
  recent: readonly SearchOption[],
  current: readonly MatchSummary[],
  isLoading: boolean,
): readonly SearchGroup[] {
  const { i18n } = useLingui();
  const followed = useFollowedAtFirst();
  const groups = [...groupRecent(recent), ...groupSuggested(i18n, current, followed)];
  // Pages that the matches would replace could be chosen by mistake.
  if (groups.length > 0 || isLoading) return groups;
  return pageGroups.map(({ title, options }) => ({
    title,
    options: options.map(({ to, name }) => ({ to, name: i18n.t(name) })),
  }));
}

/** Returns the current matches. The dashboard has usually loaded them. */
function useCurrentMatches(): { current: readonly MatchSummary[]; isLoading: boolean } {
  const { data, isLoading } = useQuery({
    ...apiQuery('GET /api/v1/cricket/dashboard/overview/'),
    staleTime: 60_000,
    retry: false,
  });
  return { current: data?.data.current_matches ?? [], isLoading };
}

function statusOf(text: string, { isPending, error }: SearchState, count: number): string {
  if (text === '') return sentence('Type the beginning of a name. “Ind Aus” finds India vs Australia.');
  if (error !== null) return '';
  if (count > 0) return sentence('{count, plural, one {# result} other {# results}}');
  return isPending ? sentence('Searching') : sentence('Nothing found for “{text}”. Check the spelling.');
}

function groupRecent(options: readonly SearchOption[]): SearchGroup[] {
  return options.length === 0 ? [] : [{ title: sentence('Recent searches'), options }];
}

/** Returns a ref that focuses its field after the dialog has stored which element had the focus before. */
function useFocusedField() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => field.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  return field;
}
