import { useLingui } from '@lingui/react';
import {
  type ComponentType,
  createElement,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react';
import { reloadOnce } from '../../platform/reload-once.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { FailurePanel } from './failure-panel.tsx';
import { isMissingFile, PanelBoundary } from './panel-boundary.tsx';
import { showError } from './toast.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

interface LazyPartOptions<Props> {
  /** Rendered while the file loads. */
  fallback?: ReactNode;
  /** Rendered if the file does not load: by default a panel with a retry. */
  renderMissing?: (props: Props) => ReactNode;
}

/** Part of a page in a file of its own, loaded when it is first rendered. If it does not load, the rest stays. */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  { fallback, renderMissing = () => <MissingPart /> }: LazyPartOptions<Props> = {},
): ComponentType<Props> {
  const request = () => lazy(async () => ({ default: await load() }));
  let latest = request();
  const onError = (error: unknown) => {
    if (!isMissingFile(error)) return;
    reportProblem('Part of a page could not be loaded.', error);
    // The next time that the part is mounted, the file is requested again.
    latest = request();
  };
  // Without `memo` the page's next update, which is not rendered in pieces, would render the whole part with it.
  return memo(function LazyPart(props: Props) {
    const [part] = useState(() => latest);
    const renderFailure = (_: unknown, error: unknown) => {
      if (isMissingFile(error)) return renderMissing(props);
      throw error;
    };
    return (
      <PanelBoundary resetKey="" onError={onError} renderFailure={renderFailure}>
        <Suspense fallback={fallback}>{createElement(part as ComponentType<Props>, props)}</Suspense>
      </PanelBoundary>
    );
  });
}

/**
 * A dialog or menu in a file of its own. If the file does not load, the dialog counts as closed and the page is reloaded,
 * because a release may have replaced its files; if that was done before, a toast says so.
 */
export function lazyDialog<Props extends { onClose: () => void }>(load: Load<Props>): ComponentType<Props> {
  return lazyPart(load, { renderMissing: ({ onClose }) => <MissingDialog onClose={onClose} /> });
}

function MissingDialog({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  useEffect(() => {
    onClose();
    if (hasTypedText() || !reloadOnce()) showError(i18n.t('This part could not be loaded'));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  return null;
}

/** A reload would lose it. */
function hasTypedText(): boolean {
  return [...document.querySelectorAll('textarea')].some(({ value }) => value !== '');
}

/** Stands in the place of a part whose file did not load. */
export function MissingPart() {
  const { i18n } = useLingui();
  return (
    <FailurePanel
      title={i18n.t('This part could not be loaded')}
      lines={[i18n.t('Please check your connection. Try Again reloads the page.')]}
      // Not every browser requests a missing file again without a reload.
      onRetry={() => window.location.reload()}
    />
  );
}
