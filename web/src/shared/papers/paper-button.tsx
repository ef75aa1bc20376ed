import { Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FileIcon } from '../ui/icons.tsx';
import { messages } from './messages.ts';
import classes from './paper-button.module.css';
import type { Paper, PaperOf } from './paper-link.ts';
import { PaperOutcome } from './paper-outcome.tsx';
import { usePaper } from './use-paper.ts';

type Props = { paper: Paper; order: PaperOf; label: ReactNode };

/** A button for a PDF. */
export const PaperButton = ({ paper, order, label }: Props) => {
  const { mutate, isPending, error, data } = usePaper(paper, order);
  return (
    <div className={classes.paper}>
      <button type="button" className={classes.button} disabled={isPending} onClick={() => mutate()}>
        {isPending ? <Loader size={18} /> : <FileIcon size={18} />}
        {isPending ? <FormattedMessage {...messages.preparing} /> : label}
      </button>
      <PaperOutcome blocked={data?.blocked ? data.link : undefined} error={error} />
    </div>
  );
};
