import { legal } from '@platewise/contract/texts/site/legal';
import { TERMS } from './content/terms.tsx';
import { LegalDocument } from './legal-document.tsx';

/** /terms */
export function TermsPage() {
  return <LegalDocument title={legal.termsTitle} subtitle={legal.termsSubtitle} text={TERMS} />;
}
