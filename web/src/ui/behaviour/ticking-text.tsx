/** Text that ticks once when it changes, and only then: a new key makes a new element, whose entrance is the tick. */
export function TickingText({ text, className }: { text: string; className?: string }) {
  return (
    <span className={className}>
      <span key={text} className="inline-block animate-tick">
        {text}
      </span>
    </span>
  );
}
