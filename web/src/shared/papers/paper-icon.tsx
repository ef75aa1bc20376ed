import { Loader } from '@mantine/core';
import { FileIcon } from '../ui/icons.tsx';
import classes from './paper-button.module.css';
import type { Paper, PaperOf } from './paper-link.ts';
import { PaperOutcome } from './paper-outcome.tsx';
import { usePaper } from './use-paper.ts';

/** An icon for a PDF in a table row. The column names the PDF; `name` is for screen readers. */
export const PaperIcon = ({ paper, order, name }: { paper: Paper; order: PaperOf; name: string }) => {
  const { mutate, isPending, error, data } = usePaper(paper, order);
  return (
    <div className={classes.inRow}>
      <button
        type="button"
        className={classes.icon}
        aria-label={name}
        aria-busy={isPending}
        title={name}
        onClick={() => !isPending && mutate()}
      >
        {isPending ? <Loader size={20} /> : <FileIcon size={22} />}
      </button>
      <PaperOutcome blocked={data?.blocked ? data.link : undefined} error={error} />
    </div>
  );
};
