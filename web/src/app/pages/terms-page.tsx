import { termsText } from '../../features/legal/terms-text.ts';
import { LegalPage } from './legal-page.tsx';

export function Component() {
  return <LegalPage text={termsText} />;
}
