import { Link } from 'react-router';
import { paths } from '../../platform/links.ts';
import { BrandLogo } from '../../ui/brand-logo.tsx';

/** Logo and name, and the way home. */
export function Brand({ to = paths.dashboard }: { to?: string }) {
  return (
    <Link to={to} className="flex min-h-11 items-center gap-2 rounded-control text-lg font-extrabold">
      <BrandLogo />
      GullyLens
    </Link>
  );
}
