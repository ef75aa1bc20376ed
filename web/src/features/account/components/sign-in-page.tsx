import { FormattedMessage } from 'react-intl';
import type { SignInSearch } from '../../../shared/session/sign-in-search.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { messages } from '../messages.ts';
import { EntryFrame } from './entry-frame.tsx';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';

type Props = SignInFormProps & { search: SignInSearch; verified: boolean };

const reasons = {
  unauthorised: messages.whyUnauthorised,
  'parts-finder': messages.whyFinder,
  'new-email': messages.whyNewEmail,
  closed: messages.closedText,
};

export const SignInPage = ({ search, verified, ...form }: Props) => (
  <EntryFrame title={<FormattedMessage {...messages.signInTitle} />} tabs={search}>
    <PageTitle message={messages.signIn} />
    {verified && <Notice kind="info" text={messages.verified} />}
    {search.re && !verified && <Notice kind={search.re === 'closed' ? 'info' : 'warning'} text={reasons[search.re]} />}
    <SignInForm {...form} />
  </EntryFrame>
);
