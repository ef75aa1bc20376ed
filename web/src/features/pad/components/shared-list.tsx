import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import type { TypedRow } from '../../../shared/store/pad-slice.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { sharedListQuery } from '../api/lists.ts';
import { messages } from '../messages.ts';
import classes from './pad-page.module.css';

type Props = {
  token: string;
  /** The pad is empty, so there is nothing to mix the shared list with. */
  padIsEmpty: boolean;
  onFill: (rows: TypedRow[]) => void;
  onDone: () => void;
};

/** The list of a shared link: filled in at once on an empty pad, otherwise after a confirmation. */
export const SharedList = ({ token, padIsEmpty, onFill, onDone }: Props) => {
  const { formatMessage } = useIntl();
  const { data: list, error } = useQuery(sharedListQuery(useApi(), token));
  const atOnce = list && padIsEmpty;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list has come
  useEffect(() => {
    if (atOnce) onFill(list.rows);
    if (atOnce) onDone();
  }, [atOnce]);
  if (error)
    return (
      <Notice kind="error" title={<FormattedMessage {...messages.sharedGone} />}>
        <p>
          <ErrorText error={error} />
        </p>
      </Notice>
    );
  if (!list || atOnce) return null;
  return (
    <Notice
      kind="info"
      title={
        list.name ? (
          <FormattedMessage {...messages.shared} values={{ name: list.name }} />
        ) : (
          <FormattedMessage {...messages.sharedCart} />
        )
      }
    >
      <p>{formatMessage(messages.rowsIn, { count: list.rows.length })}</p>
      <p className={classes.noticeButtons}>
        <Button
          onClick={() => {
            onFill(list.rows);
            onDone();
          }}
          text={messages.sharedPut}
        />
        <Button variant="subtle" onClick={onDone} text={messages.sharedNo} />
      </p>
    </Notice>
  );
};
