import { Link } from 'react-router';
import { paths } from '../../platform/links.ts';
import { BrandLogo } from '../../ui/brand-logo.tsx';

/** Logo and name, and the way home. Where large text leaves no room the name breaks into a line that is not seen. */
export function Brand({ to = paths.dashboard }: { to?: string }) {
  return (
    <Link
      to={to}
      className="flex h-11 flex-wrap items-center gap-x-2 overflow-hidden rounded-control text-lg font-extrabold"
    >
      <BrandLogo className="my-1.5" />
      GullyLens
    </Link>
  );
}
