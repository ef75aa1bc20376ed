import { Loader } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { isApiError } from '../../../shared/http/api-error.ts';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import { FileIcon } from '../../../shared/ui/icons.tsx';
import { type Paper, paperLink } from '../api/papers.ts';
import { messages } from '../messages.ts';
import type { PlacedOrder } from '../model/payment-state.ts';
import classes from './paper-button.module.css';

type Props = { paper: Paper; order: PlacedOrder; label: ReactNode };

/** Asks for the paper and opens it in a new window; where the browser blocks that, a link to it stays. */
export const PaperButton = ({ paper, order, label }: Props) => {
  const api = useApi();
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async () => {
      const link = await paperLink(api, paper, order);
      const opened = window.open(link, '_blank');
      return { link, blocked: opened === null };
    },
  });
  return (
    <div className={classes.paper}>
      <button type="button" className={classes.button} disabled={isPending} onClick={() => mutate()}>
        {isPending ? <Loader size={18} /> : <FileIcon size={18} />}
        {isPending ? <FormattedMessage {...messages.preparing} /> : label}
      </button>
      {data?.blocked && (
        <a href={data.link} target="_blank" rel="noreferrer">
          <FormattedMessage {...messages.openPdf} />
        </a>
      )}
      {error && (
        <p className={classes.error} role="alert">
          {isApiError(error, 'PriceToBeAdvised') ? (
            <FormattedMessage {...messages.invoiceLater} />
          ) : (
            <ErrorText error={error} />
          )}
        </p>
      )}
    </div>
  );
};
