import { FormattedMessage } from 'react-intl';
import type { SignInSearch } from '../../../shared/session/sign-in-search.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { messages } from '../messages.ts';
import { EntryFrame } from './entry-frame.tsx';
import { JoinSteps } from './join-steps.tsx';

export const JoinPage = ({ search }: { search: SignInSearch }) => (
  <EntryFrame title={<FormattedMessage {...messages.joinTitle} />} tabs={search}>
    <PageTitle message={messages.joinUs} />
    <JoinSteps id="join" onward={<Link to="/$region/sign-in" search={search} text={messages.toSignIn} />} />
  </EntryFrame>
);
