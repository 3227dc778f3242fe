import { classNames } from './class-names.ts';

interface FittingTextProps {
  text: string;
  /** Shown in place of `text` where that does not fit. */
  short: string;
  className?: string;
}

/**
 * A text on one line, or a shorter one where it does not fit: the text then wraps to a second line, which is hidden, and
 * the shorter one grows from one pixel to the whole first line. With very large text all of it is shown. Screen readers
 * and searches find the full text.
 */
export function FittingText({ text, short, className }: FittingTextProps) {
  return (
    <span
      className={classNames(
        'flex h-[1lh] content-start flex-wrap overflow-hidden @max-[14rem]:h-auto',
        className,
      )}
    >
      <span
        aria-hidden="true"
        data-short={short || text}
        className="min-w-0 flex-[1_1_1px] contain-inline-size truncate pl-px before:content-[attr(data-short)] @max-[14rem]:hidden"
      />
      <span className="max-w-full flex-[9999_0_auto] truncate @max-[14rem]:whitespace-normal">{text}</span>
    </span>
  );
}
