/** Text that animates once when it changes. A new key makes a new element, whose entrance is the animation. */
export function TickingText({ text, className }: { text: string; className?: string }) {
  return (
    <span className={className}>
      <span key={text} className="inline-block animate-tick">
        {text}
      </span>
    </span>
  );
}
