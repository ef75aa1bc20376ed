import { nameOf } from '@southline/kernel/person-name';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountFrame } from '../../../shared/account/account-frame.tsx';
import desk from '../../../shared/desk/desk-table.module.css';
import { DeskTable } from '../../../shared/desk/desk-table.tsx';
import { useApi } from '../../../shared/http/api-context.ts';
import { sessionQuery } from '../../../shared/http/session-query.ts';
import { ListSkeleton } from '../../../shared/lists/list-skeleton.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { LoadFailedNotice } from '../../../shared/ui/load-failed.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { RegionTime } from '../../../shared/ui/region-time.tsx';
import { staffQuery } from '../api/staff.ts';
import { messages } from '../messages.ts';
import { actionsFor, type StaffAccount } from '../model/staff.ts';
import { CodeWord } from './code-word.tsx';
import { DeskTabs } from './desk-tabs.tsx';
import classes from './operations.module.css';
import own from './staff.module.css';
import { InviteForm, StaffForm } from './staff-forms.tsx';

const stateOf = ({ disabled, invited }: StaffAccount) => {
  if (disabled) return messages.isDisabled;
  return invited ? messages.isInvited : messages.isActive;
};

type RowProps = { account: StaffAccount; isOwn: boolean; onChoose: () => void };

const StaffRow = ({ account, isOwn, onChoose }: RowProps) => {
  const { formatMessage } = useIntl();
  const { email, userType, secondFactor, lastSignInAt, sessions, proposedBy, proposedReason } = account;
  const name = nameOf(account);
  return (
    <tr>
      <th scope="row">
        {name}
        <span className={classes.under}>{email}</span>
      </th>
      <td>
        <CodeWord kind="role" code={userType} />
        {proposedBy && (
          <span className={classes.under}>
            <FormattedMessage {...messages.proposed} values={{ by: proposedBy, reason: proposedReason }} />
          </span>
        )}
      </td>
      <td>{formatMessage(stateOf(account))}</td>
      <td data-label={formatMessage(messages.secondFactor)}>
        <FormattedMessage {...(secondFactor ? messages.isSetUp : messages.isMissing)} />
      </td>
      <td data-label={formatMessage(messages.lastSignIn)}>
        {lastSignInAt ? <RegionTime at={lastSignInAt} /> : <FormattedMessage {...messages.never} />}
      </td>
      <td data-figure data-label={formatMessage(messages.sessions)}>
        {sessions}
      </td>
      <td>
        {isOwn ? (
          <FormattedMessage {...messages.you} />
        ) : (
          <Button variant="default" onClick={onChoose} aria-label={formatMessage(messages.chooseAccount, { name })}>
            <FormattedMessage {...messages.change} />
          </Button>
        )}
      </td>
    </tr>
  );
};

const heads = ['staffMember', 'role', 'state', 'secondFactor', 'lastSignIn', 'sessions', 'action'] as const;

type ListProps = { staff: readonly StaffAccount[]; ownNo: string };

const StaffList = ({ staff, ownNo }: ListProps) => {
  const [chosen, choose] = useState<string>();
  const others = staff.filter((account) => actionsFor(account, ownNo).length > 0);
  const account = others.find(({ email }) => email === chosen);
  return (
    <>
      {account && <StaffForm key={account.email} account={account} ownNo={ownNo} />}
      <DeskTable heads={heads.map((head) => messages[head])} className={own.staff}>
        {staff.map((each) => (
          <StaffRow
            key={each.membershipNo}
            account={each}
            isOwn={each.membershipNo === ownNo}
            onChoose={() => choose(each.email)}
          />
        ))}
      </DeskTable>
      <InviteForm />
    </>
  );
};

/** For administrators: accounts of staff. */
export const StaffPage = () => {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { data, error, refetch } = useQuery(staffQuery(api));
  const { data: session } = useQuery(sessionQuery(api));
  return (
    <AccountFrame title={<FormattedMessage {...messages.staffTitle} />}>
      <PageTitle message={messages.staffTitle} />
      <DeskTabs />
      <p className={desk.lead}>{formatMessage(messages.staffLead)}</p>
      {data && <StaffList staff={data} ownNo={session?.user?.membershipNo ?? ''} />}
      {!data && (error ? <LoadFailedNotice error={error} onRetry={refetch} /> : <ListSkeleton row={undefined} />)}
    </AccountFrame>
  );
};
