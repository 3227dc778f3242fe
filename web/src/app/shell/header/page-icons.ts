import {
  CalendarDays,
  CircleHelp,
  CircleUser,
  ClipboardList,
  House,
  type LucideIcon,
  MessagesSquare,
  PencilLine,
  ShieldCheck,
  Users,
} from 'lucide-react';
import { paths } from '../../../platform/links.ts';

/** Icons of the pages in menus, by address; those of the bottom bar where it has the same page. Loaded with a menu. */
export const pageIcons: Readonly<Record<string, LucideIcon>> = {
  [paths.dashboard]: House,
  [paths.matches]: CalendarDays,
  [paths.analyses]: ClipboardList,
  [paths.lineupMatches]: Users,
  [paths.forum]: MessagesSquare,
  [paths.trackRecord]: ShieldCheck,
  [paths.support]: CircleHelp,
  [paths.account]: CircleUser,
  [paths.desk]: PencilLine,
};
