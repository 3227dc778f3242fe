import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../controls/button.tsx';

interface PagerProps {
  label: string;
  words: { previous: string; next: string };
  /** The position in the list, as text: `11–20 of 57`. */
  place: string;
  page: number;
  pages: number;
  onGoTo: (page: number) => void;
}

/** Pages through a long list. Renders nothing when one page holds it all. */
export function Pager({ label, words, place, page, pages, onGoTo }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className="mt-6 flex items-center justify-between gap-3">
      <Button look="outline" disabled={page <= 1} onClick={() => onGoTo(page - 1)}>
        <ChevronLeft aria-hidden="true" className="size-4" /> {words.previous}
      </Button>
      <p aria-live="polite" className="text-sm text-muted tabular">
        {place}
      </p>
      <Button look="outline" disabled={page >= pages} onClick={() => onGoTo(page + 1)}>
        {words.next} <ChevronRight aria-hidden="true" className="size-4" />
      </Button>
    </nav>
  );
}
