import { useIntl } from 'react-intl';
import { Link } from '../../../shared/ui/link.tsx';
import { messages } from '../messages.ts';
import classes from './form.module.css';

/**
 * Asks a visitor who is not signed in to sign in before a changed address is verified. The tab keeps the mailed token
 * meanwhile.
 */
export const SignInToConfirm = () => {
  const { formatMessage } = useIntl();
  return (
    <div className={classes.form} role="status">
      <p className={classes.lead}>{formatMessage(messages.confirmLead)}</p>
      <Link to="/$region/sign-in" search={{ re: 'new-email' }} className={classes.mainLink} text={messages.toSignIn} />
    </div>
  );
};
