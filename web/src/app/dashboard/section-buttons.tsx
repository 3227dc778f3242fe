import { useLingui } from '@lingui/react';
import type { LucideIcon } from 'lucide-react';
import { Button } from '../../ui/controls/button.tsx';
import { goToSection, type sections } from './dashboard-sections.ts';

type Section = (typeof sections)[number];

interface SectionButtonsProps {
  shown: readonly Section[];
  className: string;
  /** Icons by section; none in the bar. */
  icons?: Readonly<Partial<Record<Section['id'], LucideIcon>>>;
  onChosen?: () => void;
}

/** Buttons that scroll to the sections of the dashboard. */
export function SectionButtons({ shown, className, icons = {}, onChosen }: SectionButtonsProps) {
  const { i18n } = useLingui();
  return shown.map(({ id, label }) => {
    const Icon = icons[id];
    return (
      <Button
        key={id}
        look="quiet"
        className={className}
        onClick={() => {
          onChosen?.();
          goToSection(id);
        }}
      >
        {Icon && <Icon aria-hidden="true" className="size-4" />}
        {i18n.t(label)}
      </Button>
    );
  });
}
