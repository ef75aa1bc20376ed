import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PartListing } from '../api/part-types.ts';
import { messages } from '../messages.ts';
import type { Shown } from '../model/fit-first.ts';
import type { ListAsk } from '../model/list-ask.ts';
import classes from './part-results.module.css';

type Props = { listing: PartListing; fits: Shown['fits']; all: boolean; vehicle: string | undefined };

const search = (all: true | undefined) => (now: ListAsk) => ({ ...now, all, page: undefined });

/** The number of parts; with a vehicle also the number that fit, and a link to the others. */
export const FitLine = ({ listing: { totalCount, fitCount }, fits, all, vehicle }: Props) => {
  const { formatMessage } = useIntl();
  if (fitCount === undefined || !vehicle) {
    return <FormattedMessage {...messages.total} values={{ total: totalCount }} />;
  }
  if (fitCount === 0) {
    return (
      <>
        <FormattedMessage {...messages.total} values={{ total: totalCount }} />{' '}
        <span className={classes.unfit}>{formatMessage(messages.noneFit)}</span>
      </>
    );
  }
  return (
    <>
      <b className={classes.fits}>{formatMessage(messages.fitFirst, { fit: fitCount, vehicle })}</b>
      {(fits === 'only' || all) && ' · '}
      {fits === 'only' && (
        <Link to="." search={search(true)} resetScroll={false}>
          <FormattedMessage {...messages.showAll} values={{ total: totalCount }} />
        </Link>
      )}
      {all && fits === 'first' && (
        <Link to="." search={search(undefined)} resetScroll={false}>
          <FormattedMessage {...messages.showFitting} values={{ fit: fitCount }} />
        </Link>
      )}
      {!all && fits === 'first' && fitCount < totalCount && (
        <>
          {' · '}
          <FormattedMessage {...messages.total} values={{ total: totalCount }} />
        </>
      )}
    </>
  );
};
