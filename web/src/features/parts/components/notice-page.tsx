import { Loader } from '@mantine/core';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { isApiError } from '../../../shared/http/api-error.ts';
import { PartNumber } from '../../../shared/parts/part-number.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { type NoticeAction, useNoticeToken } from '../api/notice-calls.ts';
import { messages } from '../messages.ts';
import classes from './part-detail.module.css';

const words = {
  confirm: { title: messages.noticeConfirmed, text: messages.noticeConfirmedText },
  end: { title: messages.noticesEnded, text: messages.noticesEndedText },
};

/** The page behind the links in mails about parts. `token` was removed from the URL and is used as soon as the page opens. */
export const NoticePage = ({ action, token }: { action: NoticeAction; token: string }) => {
  const { formatMessage } = useIntl();
  const { mutate, data: partno, error, isSuccess } = useNoticeToken(action);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each token
  useEffect(() => {
    if (token) mutate(token);
  }, [token]);
  const gone = token === '' || isApiError(error, 'InvalidToken');
  const title = gone ? messages.noticeGone : words[action].title;
  return (
    <div className={classes.page}>
      <PageTitle message={isSuccess || gone ? title : messages.noticeTitle} />
      {error && !gone && <LoadFailed error={error} onRetry={() => mutate(token)} />}
      {!isSuccess && !error && !gone && (
        <div role="status" aria-busy="true">
          <Loader type="bars" size="sm" />
        </div>
      )}
      {(isSuccess || gone) && (
        <div role="status">
          <h1>{formatMessage(title)}</h1>
          <p>{formatMessage(gone ? messages.noticeGoneText : words[action].text)}</p>
          {partno ? (
            <PartNumber plain number={partno} />
          ) : (
            <Link to="/$region/parts-finder">{formatMessage(messages.toFinder)}</Link>
          )}
        </div>
      )}
    </div>
  );
};
