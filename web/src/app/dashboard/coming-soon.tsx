import { BarChart3, Bot, MessageCircle, Radio, Smartphone, Trophy, type LucideIcon } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Card, SectionHeading } from '../../ui/card.tsx';
import { EmailBox } from './email-box.tsx';

interface RoadmapItem {
  name: string;
  status: string;
  text: string;
  icon: LucideIcon;
}

const roadmap: readonly RoadmapItem[] = [
  {
    name: 'AI Predictions',
    status: 'In development',
    text: 'Win chance and projected points, ball by ball.',
    icon: Bot,
  },
  {
    name: 'Live Commentary',
    status: 'Planned',
    text: 'Every ball in words, with what it means for your team.',
    icon: Radio,
  },
  { name: 'Mobile App', status: 'In design', text: 'The dashboard on your home screen.', icon: Smartphone },
  {
    name: 'Analytics Pro',
    status: 'In development',
    text: 'Matchups, phases and grounds to dig through.',
    icon: BarChart3,
  },
  {
    name: 'Community Hub',
    status: 'Planned',
    text: 'A place to compare notes before the toss.',
    icon: MessageCircle,
  },
  {
    name: 'Fantasy League',
    status: 'Researching',
    text: 'Private leagues with friends, for nothing but pride.',
    icon: Trophy,
  },
];

export function ComingSoon() {
  return (
    <>
      <SectionHeading title="Coming Soon" id="coming-soon-title" note="What we are working on next." />
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {roadmap.map(({ name, status, text, icon: Icon }) => (
          <li key={name}>
            <Card className="flex h-full gap-4 p-4">
              <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-control bg-raised text-sky">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              <div>
                <h3 className="font-bold">{name}</h3>
                <p className="mb-3 mt-1 text-sm text-muted">{text}</p>
                <Badge>{status}</Badge>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      <Card className="mt-4 flex flex-col justify-between gap-4 p-5 lg:flex-row lg:items-center">
        <div>
          <h3 className="font-bold">Stay Updated</h3>
          <p className="text-sm text-muted">Hear when something on this list is ready.</p>
        </div>
        <EmailBox label="Email address for updates" action="Notify" thanks="Thanks for subscribing!" />
      </Card>
    </>
  );
}
