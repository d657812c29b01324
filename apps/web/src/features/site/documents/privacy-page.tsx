import { legal } from '@platewise/contract/texts/site/legal';
import { PRIVACY } from './content/privacy.tsx';
import { LegalDocument } from './legal-document.tsx';

/** /privacy */
export function PrivacyPage() {
  return <LegalDocument title={legal.privacyTitle} subtitle={legal.privacySubtitle} text={PRIVACY} />;
}
