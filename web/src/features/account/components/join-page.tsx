import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import type { SignInSearch } from '../../../shared/session/sign-in-search.ts';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { messages } from '../messages.ts';
import { EntryFrame } from './entry-frame.tsx';
import { JoinSteps } from './join-steps.tsx';

export const JoinPage = ({ search }: { search: SignInSearch }) => {
  const { region } = useApi();
  return (
    <EntryFrame title={<FormattedMessage {...messages.joinTitle} />} tabs={search}>
      <PageTitle message={messages.joinUs} />
      <JoinSteps
        id="join"
        onward={
          <Link to="/$region/sign-in" params={{ region }} search={search}>
            <FormattedMessage {...messages.toSignIn} />
          </Link>
        }
      />
    </EntryFrame>
  );
};
