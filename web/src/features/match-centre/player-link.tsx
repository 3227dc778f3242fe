import { Link } from 'react-router';
import { pathTo } from '../../platform/links.ts';

export function PlayerLink({ player: { key, name } }: { player: { key: string | null; name: string } }) {
  if (key === null) return name;
  return (
    <Link
      to={pathTo.player(key)}
      className="inline-block py-1 underline decoration-line underline-offset-4 hover:decoration-current"
    >
      {name}
    </Link>
  );
}
