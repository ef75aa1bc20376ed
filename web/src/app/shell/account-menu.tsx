import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../shared/http/api-context.ts';
import type { SessionUser } from '../../shared/http/session-query.ts';
import { useSignOut } from '../../shared/session/sign-out.ts';
import { ErrorLine } from '../../shared/ui/error-text.tsx';
import { ChevronDown, PersonIcon } from '../../shared/ui/icons.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { useDropDown } from '../../shared/ui/use-drop-down.ts';
import classes from './account-entry.module.css';
import messages from './account-menu-messages.json';

/** A disclosure with links: Escape, losing focus and navigation close it. */
export const AccountMenu = ({ user }: { user: SessionUser }) => {
  const { region } = useApi();
  const { formatMessage } = useIntl();
  const drop = useDropDown();
  const signOut = useSignOut();
  const name = user.firstName || user.membershipNo;
  const to = { params: { region }, className: classes.item } as const;
  return (
    <div className={classes.account} {...drop.holder} {...drop.leave}>
      <button
        {...drop.button}
        type="button"
        className={classes.entry}
        aria-controls="account-menu"
        aria-label={formatMessage(messages.menuOf, { name })}
      >
        <PersonIcon size={22} />
        <span className={classes.name}>{name}</span>
        <span className={classes.word}>
          <ChevronDown size={14} />
        </span>
      </button>
      {/* Safari does not focus a clicked element. The panel takes the focus itself, so that it does not close too early. */}
      <div id="account-menu" className={classes.panel} hidden={!drop.open} tabIndex={-1}>
        <p className={classes.holder}>
          {user.firstName} {user.lastName}
          <span>{user.membershipNo}</span>
        </p>
        {user.userType !== 'Member' && (
          <nav className={classes.staff} aria-label={formatMessage(messages.staff)}>
            <p>{formatMessage(messages.staff)}</p>
            <Link to="/$region/operations/work" {...to} text={messages.work} />
            <Link to="/$region/manager-orders/$showTab" {...to} params={{ showTab: '0' }} text={messages.allOrders} />
            <Link to="/$region/manager-orders/$showTab" {...to} params={{ showTab: '1' }} text={messages.allReturns} />
            <Link to="/$region/operations" {...to} activeOptions={{ exact: true }} text={messages.operations} />
          </nav>
        )}
        <Link to="/$region/update-member-details" {...to} text={messages.account} />
        <Link to="/$region/member-orders/$showTab" {...to} params={{ showTab: '0' }} text={messages.orders} />
        <Link to="/$region/member-orders/$showTab" {...to} params={{ showTab: '1' }} text={messages.returns} />
        <Link to="/$region/favourites" {...to} text={messages.favourites} />
        <Link to="/$region/update-password" {...to} text={messages.changePassword} />
        <button type="button" className={classes.item} disabled={signOut.isPending} onClick={() => signOut.mutate()}>
          <FormattedMessage {...messages.signOut} />
        </button>
        <ErrorLine error={signOut.error} className={classes.problem} />
      </div>
    </div>
  );
};
