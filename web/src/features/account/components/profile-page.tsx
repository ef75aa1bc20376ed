import { Skeleton } from '@mantine/core';
import { nameOf } from '@southline/kernel/person-name';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountFrame } from '../../../shared/account/account-frame.tsx';
import { useApi } from '../../../shared/http/api-context.ts';
import { isUnauthorised } from '../../../shared/http/api-error.ts';
import { sessionQuery } from '../../../shared/http/session-query.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { LoadFailedNotice } from '../../../shared/ui/load-failed.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { Term } from '../../../shared/ui/term.tsx';
import { useExportData } from '../api/own-data.ts';
import { profileQuery } from '../api/profile-query.ts';
import { messages } from '../messages.ts';
import { AddressBook } from './address-book.tsx';
import { CloseDialog } from './close-dialog.tsx';
import classes from './own-pages.module.css';
import { ProfileForm } from './profile-form.tsx';
import { Refusal } from './refusal.tsx';

/** The member's rights over their data. */
const OwnDataSection = () => {
  const { formatMessage } = useIntl();
  const { mutate, isPending, isSuccess, error } = useExportData();
  const [closing, setClosing] = useState(false);
  return (
    <section className={classes.section} aria-labelledby="own-data">
      <h2 id="own-data">{formatMessage(messages.ownDataTitle)}</h2>
      <p>{formatMessage(messages.exportLead)}</p>
      <Refusal error={error} />
      {isSuccess && <Notice kind="info">{formatMessage(messages.exportSent)}</Notice>}
      <Button variant="outline" loading={isPending} onClick={() => mutate()} text={messages.exportData} />
      <h3>{formatMessage(messages.closeAccount)}</h3>
      <p>{formatMessage(messages.closeLead)}</p>
      <Button variant="default" onClick={() => setClosing(true)} text={messages.closeOpen} />
      <CloseDialog opened={closing} onClose={() => setClosing(false)} />
    </section>
  );
};

const placeholders = [1, 2, 3, 4];

/** `verified`: a changed address has just been verified by its mail. */
export const ProfilePage = ({ verified }: { verified: boolean }) => {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { data: profile, error, refetch } = useQuery(profileQuery(api));
  const { data: session } = useQuery(sessionQuery(api));
  const holder = profile ?? session?.user;
  return (
    <AccountFrame title={<FormattedMessage {...messages.profileTitle} />}>
      <PageTitle message={messages.profileTitle} />
      {verified && (
        <div className={classes.notice}>
          <Notice kind="info">{formatMessage(messages.emailVerified)}</Notice>
        </div>
      )}
      <dl className={classes.holder}>
        <div>
          <dt>{formatMessage(messages.holder)}</dt>
          <dd className={classes.holderName}>{holder ? nameOf(holder) : '\u00a0'}</dd>
        </div>
        <Term name={messages.memberNo}>{session?.user?.membershipNo ?? '\u00a0'}</Term>
      </dl>
      {error && !profile && !isUnauthorised(error) && <LoadFailedNotice error={error} onRetry={refetch} />}
      {!profile && !error && (
        <div className={classes.skeleton} aria-busy="true">
          {placeholders.map((each) => (
            <Skeleton key={each} height={68} />
          ))}
        </div>
      )}
      {profile && <ProfileForm profile={profile} />}
      {profile && <AddressBook profile={profile} />}
      <OwnDataSection />
    </AccountFrame>
  );
};
