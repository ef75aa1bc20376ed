import { useLocation } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { returnPath } from '../session/return-path.ts';
import { Link } from '../ui/link.tsx';
import nothing from '../ui/nothing-here.module.css';
import { messages } from './messages.ts';

/** The two ways to a record of an order: sign in, and come back; or, ordered without an account, ask for a code. */
export const SignInOrCode = () => {
  const { href } = useLocation();
  return (
    <>
      <Link
        to="/$region/sign-in"
        search={{ re: 'unauthorised' }}
        className={nothing.way}
        onClick={() => returnPath.remember(href)}
        text={messages.signIn}
      />
      <Link to="/$region/order-status/{-$token}" params={{ token: undefined }} className={nothing.other}>
        <FormattedMessage {...messages.openWithCode} />
      </Link>
    </>
  );
};
