/**
 * Text that flashes when it appears and each time it changes, such as a live score: the key makes a new element, whose
 * entrance is the animation. Off under reduced motion (base.css).
 */
export function TickingText({ text, className }: { text: string; className?: string }) {
  return (
    <span className={className}>
      <span key={text} className="inline-block animate-tick">
        {text}
      </span>
    </span>
  );
}
