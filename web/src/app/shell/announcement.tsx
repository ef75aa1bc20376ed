import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useTermsAddress } from '../../features/promotion/components/use-terms-address.ts';
import { outside } from '../../shared/brand/links.ts';
import { announcementQuery } from '../../shared/content/flags.ts';
import { useApi } from '../../shared/http/api-context.ts';
import { messages } from '../messages.ts';
import classes from './footer.module.css';

const WinnersAnnouncement = lazy(() =>
  import('../../features/promotion/winners/winners-announcement.tsx').then((file) => ({
    default: file.WinnersAnnouncement,
  })),
);

/** Shown when the server announces the winners: the competition's terms, and the winners. */
export const Announcement = () => {
  const api = useApi();
  const { data: announced } = useQuery(announcementQuery(api));
  const terms = useTermsAddress();
  const [open, setOpen] = useState(false);
  if (!announced) return null;
  return (
    <>
      <a href={terms} {...outside}>
        <FormattedMessage {...messages.competitionTerms} />
      </a>
      <button type="button" className={classes.button} onClick={() => setOpen(true)}>
        <FormattedMessage {...messages.winners} />
      </button>
      {open && (
        <Suspense fallback={null}>
          <WinnersAnnouncement onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
