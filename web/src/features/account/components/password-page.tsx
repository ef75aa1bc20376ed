import { FormattedMessage } from 'react-intl';
import { AccountFrame } from '../../../shared/account/account-frame.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { messages } from '../messages.ts';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';

export const PasswordPage = () => (
  <AccountFrame title={<FormattedMessage {...messages.passwordTitle} />}>
    <PageTitle message={messages.passwordTitle} />
    <PasswordForm />
    <SessionList />
  </AccountFrame>
);
