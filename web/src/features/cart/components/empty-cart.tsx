import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { returnPath } from '../../../shared/session/return-path.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { messages } from '../messages.ts';
import classes from './empty-cart.module.css';
import { ToPad } from './to-pad.tsx';

type Props = {
  /** Links into the range. */
  range: ReactNode;
  /** A guest, or a member whose session has ended: a cart may exist in the account. */
  guest: boolean;
  /** A member's session has just ended. */
  ended: boolean;
};

export const EmptyCart = ({ range, guest, ended }: Props) => {
  const { formatMessage } = useIntl();
  const { region } = useApi();
  return (
    <>
      <div className={classes.empty}>
        <h1>{formatMessage(ended ? messages.endedTitle : messages.empty)}</h1>
        <Link to="/$region/parts-finder" className={classes.explore} text={messages.explore} />
        <ToPad />
        {guest && (
          <p className={classes.kept}>
            <FormattedMessage {...(ended ? messages.endedKept : messages.emptyKept)} />{' '}
            <Link
              to="/$region/sign-in"
              search={{ re: 'unauthorised' }}
              onClick={() => returnPath.remember(`/${region}/cart`)}
              text={messages.signIn}
            />
          </p>
        )}
      </div>
      {range}
    </>
  );
};
