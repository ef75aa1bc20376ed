import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { messages } from '../messages.ts';
import classes from './form.module.css';

/** For the link of a new address if its member is not signed in; this tab holds the token during the sign-in. */
export const SignInToConfirm = () => {
  const { region } = useApi();
  return (
    <div className={classes.form} role="status">
      <p className={classes.lead}>
        <FormattedMessage {...messages.confirmLead} />
      </p>
      <Link to="/$region/sign-in" params={{ region }} search={{ re: 'new-email' }} className={classes.mainLink}>
        <FormattedMessage {...messages.toSignIn} />
      </Link>
    </div>
  );
};
