import { LegalPage } from '../features/legal/components/legal-page.tsx';

export const PrivacyRoutePage = () => <LegalPage name="privacy" />;
export const TermsRoutePage = () => <LegalPage name="terms" />;
export const WarrantyRoutePage = () => <LegalPage name="warranty" />;
export const ReturnPolicyRoutePage = () => <LegalPage name="returns" />;
