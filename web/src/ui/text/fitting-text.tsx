import { classNames } from './class-names.ts';

interface FittingTextProps {
  text: string;
  /** Shown in place of `text` where that does not fit. */
  short: string;
  className?: string;
}

/**
 * Shows `text` on one line, or `short` where it does not fit, without measuring: a text that is too long wraps to a
 * second line, which is hidden, and `short` grows from one pixel to the whole first line. With very large text, `text`
 * wraps and is shown in full. Screen readers and the browser's search find `text`.
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
