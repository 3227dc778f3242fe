import type { LegalSection, LegalText } from './legal-text.ts';

/** A legal document with its date and numbered sections; the title is drawn by what stands around it. */
export function LegalDocument({ text, headingLevel }: { text: LegalText; headingLevel: 'h2' | 'h3' }) {
  return (
    <div lang="en" className="max-w-prose">
      <p className="mb-6 text-sm text-muted">Last updated: {text.lastUpdated}</p>
      <ol className="space-y-6">
        {text.sections.map((section, at) => (
          <li key={section.heading}>
            <Section section={section} number={at + 1} headingLevel={headingLevel} />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface SectionProps {
  section: LegalSection;
  number: number;
  headingLevel: 'h2' | 'h3';
}

function Section({ section, number, headingLevel: Heading }: SectionProps) {
  return (
    <>
      <Heading className="mb-2 font-bold">
        {number}. {section.heading}
      </Heading>
      <div className="space-y-2 text-muted">
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {section.points && (
          <ul className="list-disc space-y-1 pl-5">
            {section.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
