import {
  CalendarDays,
  LayoutDashboard,
  type LucideIcon,
  MessagesSquare,
  PencilLine,
  Settings,
} from 'lucide-react';
import { type Auth, useAuth } from '../../features/session/auth-context.ts';
import { isStaff } from '../../features/session/describe-user.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { paths } from '../../platform/links.ts';

interface MenuPage {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Where wider screens have it: in the bar itself, or behind the avatar. */
  readonly place: 'bar' | 'avatar';
  /** Absent where everybody who is signed in may go. */
  readonly isFor?: (reader: Auth) => boolean;
}

const isMember = ({ isPremium }: Auth) => isPremium;
const isOfStaff = ({ user }: Auth) => isStaff(user);

const menuPages: readonly MenuPage[] = [
  { to: paths.dashboard, label: sentence('Dashboard'), icon: LayoutDashboard, place: 'bar' },
  { to: paths.matches, label: sentence('Matches'), icon: CalendarDays, place: 'bar' },
  { to: paths.forum, label: sentence('Forum'), icon: MessagesSquare, place: 'bar', isFor: isMember },
  { to: paths.account, label: sentence('Account'), icon: Settings, place: 'avatar' },
  { to: paths.desk, label: sentence('Desk'), icon: PencilLine, place: 'avatar', isFor: isOfStaff },
];

/** The pages that stand in every menu, in this order; each for those to whom it is open. */
export function useMenuPages(): readonly MenuPage[] {
  const reader = useAuth();
  return menuPages.filter(({ isFor }) => isFor?.(reader) ?? true);
}
