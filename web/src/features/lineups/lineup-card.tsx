import { useLingui } from '@lingui/react';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { boardPlayer, PitchBoard } from '../../ui/match/pitch-board.tsx';
import type { NamedLineup } from './lineups-text.ts';

const armbands = ['captain', 'vice-captain'] as const;

interface LineupCardProps {
  number: number;
  lineup: NamedLineup;
  openAtFirst: boolean;
}

/** A line-up in a line; opened, on its board. */
export function LineupCard({ number, lineup, openAtFirst }: LineupCardProps) {
  const { i18n } = useLingui();
  const [open, setOpen] = useState(openAtFirst);
  const [captain, vice, ...others] = lineup.players;
  const label = i18n.t('Line-up {number}', { number });
  return (
    <article className="rounded-card border border-line bg-surface">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="grid w-full grid-cols-[auto_minmax(0,1fr)_auto_auto] items-start gap-x-3 rounded-card p-4 text-left hover:bg-raised"
      >
        <span className="w-8 text-lg font-extrabold text-muted tabular">
          <span className="sr-only">{label}</span>
          <span aria-hidden="true">{number}</span>
        </span>
        <span className="font-semibold wrap-anywhere">
          {captain?.name} <span className="text-floodlight">(C)</span>, {vice?.name} (VC)
        </span>
        <span className="text-right tabular">
          <span className="block text-lg font-extrabold">{lineup.expected.toFixed(1)}</span>
          <span className="block text-xs text-muted">
            {Math.round(lineup.p10)}–{Math.round(lineup.p90)}
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className={open ? 'mt-1 size-5 rotate-180 text-muted' : 'mt-1 size-5 text-muted'}
        />
        {!open && (
          <span className="col-span-3 col-start-2 mt-0.5 text-sm text-muted wrap-anywhere">
            {others.map(({ name }) => name).join(', ')}
          </span>
        )}
      </button>
      {open && (
        <div className="p-4 pt-0">
          <PitchBoard
            label={label}
            players={lineup.players.map((player, place) => boardPlayer(player, armbands[place]))}
          />
        </div>
      )}
    </article>
  );
}
