import { classNames } from '../text/class-names.ts';

/** The product's logo: a lens whose glass is a cricket ball, seam and all. */
export function BrandLogo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className={classNames('size-8', className)}>
      <circle cx="14" cy="14" r="11" className="fill-turf/15 stroke-turf" strokeWidth="2.5" />
      <path d="M22.2 22.2 29 29" className="stroke-turf" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M9 5.5c3.6 5.3 3.6 11.7 0 17" className="stroke-text" strokeWidth="1.6" />
      <path
        d="m8.2 9.2 3.2-1M9.6 12.6l3.3-.5M9.6 15.8l3.3.4M8.3 19l3.2 1"
        className="stroke-text"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
    </svg>
  );
}
