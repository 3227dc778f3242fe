import { privacyText } from '../../features/legal/privacy-text.ts';
import { LegalPage } from './legal-page.tsx';

export function Component() {
  return <LegalPage text={privacyText} />;
}
