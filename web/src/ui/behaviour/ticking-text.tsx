import { classNames } from '../text/class-names.ts';

/**
 * Text that flashes when it appears and each time it changes, such as a live score: the key makes a new element, whose
 * entrance is the animation. Off under reduced motion (base.css).
 */
export function TickingText({ text, className }: { text: string; className: string }) {
  return (
    <span key={text} className={classNames('block animate-tick', className)}>
      {text}
    </span>
  );
}
