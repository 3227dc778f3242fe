import type { ComponentProps } from 'react';
import { AnalysisEditor } from '../analyses-desk.tsx';
import { useUnsavedAnalyses } from '../unsaved-analyses.ts';

/** The editor of one analysis without the list around it. */
export function TestEditor(props: Omit<ComponentProps<typeof AnalysisEditor>, 'unsaved'>) {
  return <AnalysisEditor {...props} unsaved={useUnsavedAnalyses()} />;
}
